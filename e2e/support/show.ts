import type { Locator, Page } from '@playwright/test';
import type { EntryField } from '@/lib/shared/forms/entryFields';
import type { JoinRule } from '@/lib/shared/parties/queueRules';
import { callSecureql, type Person } from './people';
import { expect, type Member } from './test';

interface Rules {
  readySeconds?: number;
  lobbyCode?: string | null;
  whoCanJoin?: JoinRule;
  entryFields?: EntryField[];
}

/** Makes a queue and opens it, without the forms that other journeys fill in. Returns its id. */
export async function openQueue(host: Member, title: string, rules: Rules = {}): Promise<string> {
  const send = async (path: string, payload: Record<string, unknown>) => {
    const { status, body } = await callSecureql(host.context, path, payload);
    if (status !== 200) throw new Error(`${path} was answered ${status}: ${JSON.stringify(body)}`);
    return body;
  };
  const made = await send('party/create-party/', {
    title,
    game: 'Chess',
    requestKey: crypto.randomUUID(),
  });
  const partyID = (made.createParty as { item: { id: string } }).item.id;
  await send('party/edit-queue/', {
    partyID,
    version: 1,
    queueSize: null,
    seatsPerRound: 1,
    lobbyCode: rules.lobbyCode ?? null,
    entryFields: rules.entryFields ?? [],
    orderPolicy: 'LANES',
    whoCanJoin: rules.whoCanJoin ?? 'EVERYONE',
    rejoin: 'FREE',
    cooldownMinutes: 30,
    readySeconds: rules.readySeconds ?? 120,
    groupMax: 1,
    laneMix: 2,
    missLimit: 2,
    turnMinutes: null,
  });
  await send('party/change-state/', { partyID, action: 'OPEN' });
  return partyID;
}

/** A fan joins on the queue's page and stands on their ticket. */
export async function join(fan: Member, partyID: string): Promise<void> {
  await fan.page.goto(`/party/${partyID}`);
  await fan.page.getByRole('button', { name: 'Join the line' }).click();
  await expect(fan.page).toHaveURL(/\/queue\//);
}

/** The number of a queue's page; the words beside it hold numbers, too. */
export const peopleWaiting = (page: Page) =>
  page.getByRole('listitem').filter({ hasText: 'in line' }).locator('b');

/** The console's lists, by the words their headings begin with. */
type List = 'Waiting' | 'Round' | 'Playing' | 'Done';

/** One of the console's lists. */
export const list = (page: Page, name: List) =>
  page.getByRole('region', { name: new RegExp(`^${name} `) });

/** Everybody in one of the lists, as a row or on a seat. */
export const rowsOf = (page: Page, name: List) => list(page, name).locator('[data-entry]');

/** Somebody's row or seat in one of the lists. */
export const rowOf = (page: Page, name: List, { handle }: Person) =>
  rowsOf(page, name).filter({ hasText: handle });

/** Shows those in line, or in their place those whose turn is over. */
export const show = (page: Page, name: 'Waiting' | 'Done') =>
  page.getByRole('button', { name: new RegExp(`^${name} \\d`) }).click();

/** Opens the menu of somebody's row or seat, and does what it offers. */
export async function choose(page: Page, { handle }: Person, what: string): Promise<void> {
  await page.getByRole('button', { name: `What to do with ${handle}` }).click();
  await page.getByRole('button', { name: what, exact: true }).click();
}

/** The one button of the next act, when it says this. */
export const act = (page: Page, words: string | RegExp) =>
  page.locator('footer').getByRole('button', { name: words });

/**
 * Presses the act until `outcome` is there so many times: the button is locked for a moment after it
 * has changed, so that a double press never does two acts.
 */
export async function pressAct(
  page: Page,
  words: string | RegExp,
  outcome: Locator,
  count = 1,
): Promise<void> {
  await expect(async () => {
    await act(page, words).click({ timeout: 1000 });
    await expect(outcome).toHaveCount(count, { timeout: 500 });
  }).toPass();
}

/** Those in a list, top down. */
export async function expectOrder(
  page: Page,
  name: List,
  people: readonly Person[],
): Promise<void> {
  await expect(rowsOf(page, name).locator('bdi')).toHaveText(people.map(({ handle }) => handle));
}
