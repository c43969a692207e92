import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { callSecureql } from './support/people';
import { expect, test, type Member } from './support/test';

/** A queue as its host sets it up; what is left out stays as it is by default. */
interface Rules {
  orderPolicy?: 'LANES' | 'RANDOM';
  groupMax?: number;
  readySeconds?: number;
}

/** What a host does while the fans watch their tickets; the console has a journey of its own. */
async function openQueue(host: Member, rules: Rules) {
  const act = async (path: string, payload: Record<string, unknown>) => {
    const { status, body } = await callSecureql(host.context, path, payload);
    const [root] = Object.values(body) as { error: string | null; item: unknown }[];
    expect([path, status, root?.error]).toEqual([path, 200, null]);
    return root?.item;
  };
  const made = await act('party/create-party/', {
    title: 'Saturday duels',
    game: 'Chess',
    requestKey: randomUUID(),
  });
  const { id: partyID } = made as { id: string };
  await act('party/edit-queue/', {
    partyID,
    version: 1,
    queueSize: null,
    seatsPerRound: 1,
    lobbyCode: 'DUEL-78',
    entryFields: [],
    orderPolicy: 'LANES',
    whoCanJoin: 'EVERYONE',
    rejoin: 'FREE',
    cooldownMinutes: 30,
    readySeconds: 60,
    groupMax: 1,
    laneMix: 2,
    missLimit: 2,
    turnMinutes: null,
    ...rules,
  });
  await act('party/change-state/', { partyID, action: 'OPEN' });
  return {
    address: `/party/${partyID}`,
    callNext: () => act('party/call-next/', { partyID, count: 1, requestKey: randomUUID() }),
  };
}

async function join(page: Page, address: string, seats?: string) {
  await page.goto(address);
  if (seats !== undefined) await page.getByLabel('How many are you?').fill(seats);
  await page.getByRole('button', { name: 'Join the line' }).click();
  await expect(page).toHaveURL(/\/queue\//);
}

test('a call missed once costs no wait, and the second one is answered', async ({
  newCreator,
  newFan,
}) => {
  test.setTimeout(120_000);
  const { address, callNext } = await openQueue(await newCreator(), { readySeconds: 10 });
  const { page } = await newFan();
  await join(page, address);
  await expect(page.getByRole('heading', { name: 'You’re next' })).toBeVisible();
  await expect(page.getByText('2nd', { exact: true })).toBeVisible();

  await callNext();
  await expect(page.getByRole('heading', { name: 'It’s your turn!' })).toBeVisible();
  await expect(page.getByRole('timer', { name: /^\d seconds left$/ })).toBeVisible();
  await expect(page.getByText('You were the only one in line.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'You’re still in line' })).toBeVisible({
    timeout: 20_000,
  });
  await expect(page.getByText('We’ll call you again soon.')).toBeVisible();
  await expect(page.getByText('DUEL-78')).toBeHidden();

  await callNext();
  await expect(page.getByText('This is your last call in this queue.')).toBeVisible();
  await page.getByRole('button', { name: 'I’m ready' }).click();
  await expect(page.getByText('DUEL-78')).toBeVisible();
  await expect(page.getByText(/Your ticket number is in it/)).toBeVisible();
});

test('who is away keeps the place while others are called, and closing the tab loses nothing', async ({
  newCreator,
  newFan,
}) => {
  test.setTimeout(120_000);
  const { address, callNext } = await openQueue(await newCreator(), {});
  const [anna, bert] = [await newFan(), await newFan()];
  for (const fan of [anna, bert]) await join(fan.page, address);

  await anna.page.getByRole('button', { name: 'Be right back' }).click();
  await expect(anna.page.getByRole('heading', { name: 'Take your time' })).toBeVisible();
  await expect(bert.page.getByRole('heading', { name: 'You’re next' })).toBeVisible();
  await callNext();
  await expect(bert.page.getByRole('heading', { name: 'It’s your turn!' })).toBeVisible();
  const ticket = anna.page.url();
  await anna.page.close();

  const page = await anna.context.newPage();
  await page.goto(ticket);
  await page.getByRole('button', { name: 'I’m back' }).click();
  await expect(page.getByRole('heading', { name: 'You’re next' })).toBeVisible();
  await callNext();
  await expect(page.getByRole('heading', { name: 'It’s your turn!' })).toBeVisible();
});

test('a group stands in line as one, and a queue by lot promises no place', async ({
  newCreator,
  newFan,
  newVisitor,
}) => {
  const { address } = await openQueue(await newCreator(), { orderPolicy: 'RANDOM', groupMax: 4 });
  const { page } = await newFan();
  await join(page, address, '3');
  await expect(page.getByText('Group of 3')).toBeVisible();
  await expect(page.getByText(/Everyone waiting has the same chance/)).toBeVisible();
  await expect(page.getByText('At worst', { exact: true })).toBeHidden();

  const viewer = await newVisitor();
  await viewer.page.goto(address);
  await expect(viewer.page.getByText('Groups of up to 4')).toBeVisible();
  await expect(viewer.page.getByText('group of 3')).toBeVisible();
  await expect(viewer.page.getByText('Everyone waiting has the same chance.')).toBeVisible();
});
