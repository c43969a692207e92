import type { Page } from '@playwright/test';
import { callSecureql, type Person } from './people';
import { expect, type Member } from './test';

interface Rules {
  readySeconds?: number;
  lobbyCode?: string | null;
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
    entryFields: [],
    orderPolicy: 'LANES',
    whoCanJoin: 'EVERYONE',
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
  await fan.page.getByRole('button', { name: 'Join the queue' }).click();
  await expect(fan.page).toHaveURL(/\/queue\//);
}

/** The big number of a queue's page; the words beside it hold numbers, too. */
export const peopleWaiting = (page: Page) =>
  page.getByText('People waiting', { exact: true }).locator('xpath=following-sibling::p[1]');

/** One of the console's lists. */
export const list = (page: Page, name: 'Waiting' | 'Up next' | 'Playing' | 'Done') =>
  page.getByRole('region', { name: new RegExp(`^${name} \\d`) });

/** Somebody's row in one of the lists. */
export const rowOf = (page: Page, name: Parameters<typeof list>[1], { handle }: Person) =>
  list(page, name).getByRole('listitem').filter({ hasText: handle });

/** Those in a list, top down. */
export async function expectOrder(
  page: Page,
  name: Parameters<typeof list>[1],
  people: readonly Person[],
): Promise<void> {
  await expect(list(page, name).getByRole('listitem').locator('bdi')).toHaveText(
    people.map(({ handle }) => handle),
  );
}
