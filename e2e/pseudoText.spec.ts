import type { Page } from '@playwright/test';
import { callSecureql } from './support/people';
import { untilAlive, overflow } from './support/shell';
import { openQueue } from './support/show';
import { expect, test } from './support/test';

const LONG_TITLE = 'Doppelkopfweltmeisterschaftsvorbereitung';

/** Every visible word grows by two fifths, as it may in a language nobody has thought of. */
function stretchWords(page: Page): Promise<void> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      if (node.parentElement?.closest('script, style, template')) continue;
      node.nodeValue = (node.nodeValue ?? '').replace(
        /\p{L}{2,}/gu,
        (word) => word + word.slice(-Math.ceil(word.length * 0.4)),
      );
    }
  });
}

/** Controls that a reader could not see whole. */
function cutControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [...document.querySelectorAll('a, button, input, select, summary')];
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 2 &&
      // Off the screen until it has the focus.
      !element.matches('a[href="#main"]');
    return controls
      .filter(isShown)
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return left < -0.5 || right > window.innerWidth + 0.5;
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });
}

async function bearsLongWords(page: Page, address: string, prepare?: () => Promise<void>) {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(address);
  await untilAlive(page);
  await prepare?.();
  await stretchWords(page);
  expect({ address, overflow: Math.max(0, await overflow(page)) }).toEqual({
    address,
    overflow: 0,
  });
  expect({ address, cut: await cutControls(page) }).toEqual({ address, cut: [] });
}

test('public pages bear words two fifths longer at 320 px', async ({
  page,
  complaints,
  newCreator,
}) => {
  complaints.allow(/404/);
  await openQueue(await newCreator(), LONG_TITLE);
  for (const address of ['/', '/login', '/signup', '/nothing/here', '/de/signup']) {
    await bearsLongWords(page, address);
  }
});

test('pages of creators and their fans bear them, too', async ({ newCreator, newFan }) => {
  // Twelve pages one after the other.
  test.slow();
  const { page, context } = await newCreator();
  const created = await callSecureql(context, 'party/create-party/', {
    title: LONG_TITLE,
    game: 'Chess',
    requestKey: crypto.randomUUID(),
  });
  const { id } = (created.body.createParty as { item: { id: string } }).item;
  await callSecureql(context, 'party/change-state/', { partyID: id, action: 'OPEN' });
  const fan = await newFan();
  const joined = await callSecureql(fan.context, 'party/join-queue/', { partyID: id, fields: [] });
  const { queueUuid } = (joined.body.joinQueue as { item: { queueUuid: string } }).item;

  const dashboard = ['/dashboard/home', '/dashboard/party', '/dashboard/settings'];
  for (const address of dashboard) await bearsLongWords(page, address);
  // Who shuts the menu finds it shut on the pages that follow.
  await page.goto('/dashboard/home');
  await page.getByRole('button', { name: 'Close menu' }).click();
  for (const address of dashboard) await bearsLongWords(page, address);
  const ring = () => page.getByRole('button', { name: 'Notifications' }).click();
  await bearsLongWords(page, '/dashboard/home', ring);
  for (const part of ['', '/edit-party', '/edit-queue']) {
    await bearsLongWords(page, `/party/${id}/dashboard${part}`);
  }
  await bearsLongWords(fan.page, `/party/${id}`);
  await bearsLongWords(fan.page, `/party/${id}/queue/${queueUuid}`);
});
