import type { Page } from '@playwright/test';
import { asHost } from './draws';
import { confirmEmail } from './mail';
import { connectSeller, payWith } from './money';
import { expect, type Member } from './test';

interface TierWish {
  title: string;
  price: number;
  stock?: number | null;
  question?: string | null;
  thanks?: string | null;
}

/** What a journey says of a fund; the rest is that of a goal for new gear. */
export interface FundWish {
  title?: string;
  mode?: 'KEEP' | 'ALL_OR_NOTHING';
  goal?: number;
  deadlineAt?: string | null;
  tiers?: TierWish[];
  milestones?: { title: string; amount: number; isHidden?: boolean }[];
  polls?: { title: string; options: string[] }[];
  anonymousAllowed?: boolean;
  messagesModerated?: boolean;
  moderatorsSeeAmounts?: boolean;
  thanks?: string | null;
}

const WEEK_MS = 7 * 24 * 60 * 60_000;

/** Everything a fund is, as `fund/create-fund/` takes it. */
function fundSettings(wish: FundWish = {}): Record<string, unknown> {
  const { tiers = [], milestones = [], polls = [], ...rest } = wish;
  return {
    title: 'New studio microphone',
    summary: 'So that you hear me, not my fan.',
    story: 'One microphone for everything.\n\nIt is on the shelf already.',
    cover: null,
    videoUrl: null,
    currency: 'EUR',
    mode: 'KEEP',
    goal: 200_000,
    startsAt: null,
    deadlineAt: new Date(Date.now() + WEEK_MS).toISOString(),
    liveMinutes: null,
    min: 100,
    max: 500_000,
    presets: [500, 1000, 2500, 6000],
    starting: 0,
    anonymousAllowed: true,
    messagesModerated: true,
    moderatorsSeeAmounts: false,
    leaderboardShown: true,
    alertMin: 100,
    speakMin: 500,
    alertMaxChars: 200,
    thanks: 'You make this possible.',
    ...rest,
    tiers: tiers.map((tier) => ({
      ...{ id: null, description: null, stock: null, question: null },
      ...{ opensAt: null, closesAt: null, delivery: null, thanks: null },
      ...tier,
    })),
    milestones: milestones.map((one) => ({ id: null, note: null, isHidden: false, ...one })),
    polls: polls.map(({ title, options }) => ({
      ...{ id: null, title, closesAt: null },
      options: options.map((label) => ({ id: null, label })),
    })),
  };
}

/** Makes a fund without the dialog that another journey fills in, and opens it. Returns its id. */
export async function openFund(host: Member, wish: FundWish = {}): Promise<string> {
  const body = await asHost(host, 'fund/create-fund/', {
    settings: fundSettings(wish),
    requestKey: crypto.randomUUID(),
  });
  const { id } = (body.createFund as { item: { id: string } }).item;
  await asHost(host, 'fund/change-state/', { fundId: id, action: 'OPEN' });
  return id;
}

/** A creator who can be paid. */
export async function seller(newCreator: () => Promise<Member>): Promise<Member> {
  const host = await newCreator();
  await connectSeller(host);
  return host;
}

/** A fan who can pay. */
export async function payer(newFan: () => Promise<Member>): Promise<Member> {
  const fan = await newFan();
  await confirmEmail(fan.context, fan.email);
  return fan;
}

/** Pages of a fund. */
export const fundAt = (host: Member, fundId: string, below = '') =>
  `/${host.handle}/fund/${fundId}${below}`;

/** What somebody chooses in a checkout; what is left out stays as it is. */
export interface Gift {
  amount?: string;
  reward?: string;
  answer?: string;
  vote?: string;
  shown?: 'Name and amount' | 'Name only' | 'Another name' | 'Anonymous';
  name?: string;
  message?: string;
  email?: string;
}

/** Fills in the checkout that is open. */
export async function fillCheckout(page: Page, gift: Gift): Promise<void> {
  const { amount, reward, answer, vote, shown, name, message, email } = gift;
  if (amount) await page.getByRole('textbox', { name: /^Amount/ }).fill(amount);
  if (reward) {
    await page.getByRole('button', { name: /^Reward/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Pick a reward' });
    await sheet.getByText(reward, { exact: true }).click();
    if (answer) await sheet.getByRole('textbox').fill(answer);
    await sheet.getByRole('button', { name: `Take “${reward}”` }).click();
  }
  if (vote) {
    await page.getByRole('button', { name: /^Your vote/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Your vote' });
    await sheet.getByText(vote, { exact: true }).click();
    await sheet.getByRole('button', { name: 'Done' }).click();
  }
  if (shown) {
    await page.getByRole('button', { name: /^Shown as/ }).click();
    const sheet = page.getByRole('dialog', { name: 'How should we show you?' });
    await sheet.getByRole('radio', { name: new RegExp(`^${shown}`) }).check();
    if (name) await sheet.getByRole('textbox').fill(name);
    await sheet.getByRole('button', { name: 'Done' }).click();
  }
  if (message) await page.getByLabel(/^Say something/).fill(message);
  if (email) await page.getByLabel('Email for your receipt').fill(email);
}

const BANK_MS = 30_000;

/** Gives to a fund: from its page over the checkout and the sandbox's card to the thanks. */
export async function give(
  page: Page,
  host: Member,
  fundId: string,
  gift: Gift & { last4?: string } = {},
): Promise<void> {
  await page.goto(fundAt(host, fundId, '/checkout'));
  await fillCheckout(page, gift);
  await page.getByRole('button', { name: /^(Pay|Save card)/ }).click();
  await payWith(page, gift.last4 ?? '4242');
  await expect(page.getByRole('heading', { name: /^(Thank you|Your pledge counts)/ })).toBeVisible({
    timeout: BANK_MS,
  });
}
