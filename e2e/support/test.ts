import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { signUp, type Person } from './people';

/** Somebody with a browser of their own. */
export interface Visitor {
  page: Page;
  context: BrowserContext;
}

/** A visitor who has an account and is logged in. */
export interface Member extends Visitor, Person {}

interface Journey {
  /** Rocky appears as it does to everybody new; else it was sent away from these browsers before. */
  meetsRocky: boolean;
  /** What the browsers of this test complained about; a complaint that is not allowed fails it. */
  complaints: {
    /** Lets the journey go where a browser complains by itself, such as to a missing page. */
    allow: (pattern: RegExp) => void;
    listenTo: (context: BrowserContext) => void;
  };
  /** Opens one more browser without an account. */
  newVisitor: () => Promise<Visitor>;
  /** Opens one more browser, logged in with a new account. */
  newCreator: () => Promise<Member>;
  /** Opens one more browser, logged in with a new account. */
  newFan: () => Promise<Member>;
}

/** So long a page may take to come alive before a journey goes on without. */
const ALIVE_MS = 5_000;

/** Marks a document as alive once its page's code has taken over; others are so from the start. */
function markLife(): void {
  const mark = () => document.documentElement.setAttribute('data-alive', '');
  document.addEventListener('DOMContentLoaded', () => {
    if (document.getElementById('__NEXT_DATA__') === null) mark();
  });
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('Next.js-hydration').length > 0) mark();
  }).observe({ type: 'measure', buffered: true });
}

/** A journey that is not about Rocky goes without its first words. */
function sendRockyAway(): void {
  try {
    localStorage.setItem('playplus-rocky', 'away');
  } catch {
    // A page without an origin has no storage, and no Rocky.
  }
}

/** People press later than machines: a press before a page's code has taken over is lost. */
async function waitsForLife(page: Page): Promise<void> {
  const dead = page.locator('html:not([data-alive])');
  const wait = async () => {
    await dead.waitFor({ state: 'detached', timeout: ALIVE_MS }).catch(async () => {
      await page.evaluate(() => document.documentElement.setAttribute('data-alive', ''));
    });
  };
  await page.addLocatorHandler(dead, wait, { noWaitAfter: true });
}

export const test = base.extend<Journey>({
  meetsRocky: [false, { option: true }],

  complaints: [
    async ({ context, meetsRocky }, use) => {
      const allowed: RegExp[] = [];
      const heard: string[] = [];
      const listenTo = (listened: BrowserContext) => {
        // Sent before any page is asked for, and so in time.
        void listened.addInitScript(markLife);
        if (!meetsRocky) void listened.addInitScript(sendRockyAway);
        listened.on('page', (page) => void waitsForLife(page));
        listened.on('console', (message) => {
          if (message.type() !== 'error') return;
          heard.push(`${message.text()} (${message.location().url})`);
        });
        listened.on('weberror', (problem) => heard.push(String(problem.error().stack)));
      };
      listenTo(context);
      await use({ allow: (pattern) => allowed.push(pattern), listenTo });
      const unexpected = heard.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      expect(unexpected, 'complaints of the browsers').toEqual([]);
    },
    { auto: true },
  ],

  newVisitor: async ({ browser, complaints, baseURL }, use) => {
    const opened: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ baseURL, locale: 'en-GB' });
      opened.push(context);
      complaints.listenTo(context);
      return { context, page: await context.newPage() };
    });
    for (const context of opened) await context.close();
  },

  newCreator: async ({ newVisitor }, use) => {
    await use(async () => {
      const visitor = await newVisitor();
      return { ...visitor, ...(await signUp(visitor.context, 'CREATOR')) };
    });
  },

  newFan: async ({ newVisitor }, use) => {
    await use(async () => {
      const visitor = await newVisitor();
      return { ...visitor, ...(await signUp(visitor.context, 'FAN')) };
    });
  },
});

export { expect };
