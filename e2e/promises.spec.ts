import { randomUUID } from 'node:crypto';
import { callSecureql } from './support/people';
import { join, openQueue } from './support/show';
import { expect, test, type Member } from './support/test';

/** What a host does in the console, which has journeys of its own. */
const hand = (host: Member, partyID: string) => {
  const act = async (path: string, payload: Record<string, unknown>) => {
    const { status, body } = await callSecureql(host.context, path, { partyID, ...payload });
    const [root] = Object.values(body) as { error: string | null; item: unknown }[];
    expect([path, status, root?.error]).toEqual([path, 200, null]);
    return root;
  };
  const edit = async () => {
    const root = (await act('get-party-edit', {})) as unknown as {
      items: { acts: { id: string }[]; current: { id: string }[] }[];
    };
    return root.items[0] ?? { acts: [], current: [] };
  };
  return {
    call: (count: number) => act('party/call-next/', { count, requestKey: randomUUID() }),
    undo: async () => act('party/undo/', { actId: (await edit()).acts[0]?.id }),
    finish: async () => {
      const entryIds = (await edit()).current.map(({ id }) => id);
      await act('party/mark-members/', { entryIds, mark: 'PLAYED' });
    },
  };
};

test('a call made by mistake and taken back at once: everybody stands where they stood and reads why', async ({
  newCreator,
  newFan,
}) => {
  const host = await newCreator();
  const partyID = await openQueue(host, 'Second thoughts');
  const { call, undo } = hand(host, partyID);
  const fans = [await newFan(), await newFan()] as const;
  for (const fan of fans) await join(fan, partyID);
  const [first, second] = fans.map(({ page }) => page);
  if (!first || !second) throw new Error('two fans');
  await call(1);
  await expect(first.getByText(/It’s your turn/).first()).toBeVisible();
  await expect(second.getByText(/You(’re| are) next/).first()).toBeVisible();
  await undo();
  for (const page of [first, second]) {
    await expect(page.getByText('took back a call')).toBeVisible();
    await expect(page.getByText('You’re where you were before it.')).toBeVisible();
  }
  await expect(second.getByText(/1 (person is )?ahead of you/).first()).toBeVisible();
});

test('a creator sets the mix of calls, how many may be missed and how long a turn is; once somebody waits the mix stays', async ({
  newCreator,
  newFan,
}) => {
  const host = await newCreator();
  const partyID = await openQueue(host, 'House rules');
  const { page } = host;
  const mix = page.getByLabel('Priority calls to regular calls');
  await page.goto(`/party/${partyID}/dashboard/edit-queue`);
  await mix.selectOption({ label: '1 to 3' });
  await page.getByLabel('Missed calls until someone is out').fill('4');
  await page.getByLabel('Turn timer in minutes').fill('12');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await join(await newFan(), partyID);
  await page.goto(`/party/${partyID}/dashboard/edit-queue`);
  await expect(mix).toBeDisabled();
  await expect(mix.locator('option:checked')).toHaveText('1 to 3');
  await expect(page.getByText('Fixed since someone joined')).toBeVisible();
  await expect(page.getByLabel('Missed calls until someone is out')).toHaveValue('4');
  await expect(page.getByLabel('Turn timer in minutes')).toHaveValue('12');
});

test('who played most stands on the creator’s page, unless they say no', async ({
  newCreator,
  newFan,
}) => {
  const host = await newCreator();
  const partyID = await openQueue(host, 'Board night');
  const { call, finish } = hand(host, partyID);
  const keen = await newFan();
  const shy = await newFan();
  for (const round of [1, 2]) {
    for (const fan of round === 1 ? [keen, shy] : [keen]) await join(fan, partyID);
    await call(2);
    await finish();
  }
  const { page } = keen;
  const board = page.getByRole('region', { name: 'Played most' });
  const open = async () => {
    await page.goto(`/${host.handle}`);
    // Loaded when somebody comes near.
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  };
  await open();
  await expect(board.getByRole('listitem')).toHaveText([
    new RegExp(`${keen.handle}.*2× played`),
    new RegExp(`${shy.handle}.*1× played`),
  ]);
  await shy.page.goto('/dashboard/settings?active=privacy#boards');
  const choice = shy.page.getByRole('switch', { name: 'Show me on boards' });
  await choice.uncheck();
  await expect(shy.page.locator('#boards').getByRole('status')).not.toBeEmpty();
  await open();
  await board.getByRole('button', { name: 'Last 30 days' }).click();
  await expect(board.getByRole('listitem')).toHaveText([new RegExp(keen.handle)]);
  await shy.page.reload();
  await expect(choice).not.toBeChecked();
});
