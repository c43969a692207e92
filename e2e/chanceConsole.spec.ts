import { randomBytes } from 'node:crypto';
import { asHost, makeDraw } from './support/draws';
import { untilAlive } from './support/shell';
import { act, pressAct } from './support/show';
import { callSecureql } from './support/people';
import { expect, test, type Member } from './support/test';

/** A fan enters, as their browser would. */
const enterDraw = (fan: Member, lotteryId: string) =>
  asHost(fan, 'lottery/join-lottery/', { lotteryId, salt: randomBytes(16).toString('hex') });

test('a host opens a draw, stops a closing, draws, passes somebody over and hands a prize over', async ({
  newCreator,
  newFan,
}) => {
  test.setTimeout(180_000);
  const host = await newCreator();
  const fans = [await newFan(), await newFan(), await newFan()];
  const drawId = await makeDraw(host, { title: 'Headset for one' });
  const { page } = host;
  /** Presses a key once the act says this, and again while it is locked, until `words` stand there. */
  const press = async (key: string, from: RegExp, to: RegExp) => {
    await expect(act(page, from)).toBeVisible();
    await expect(async () => {
      if (await act(page, from).isVisible()) await page.keyboard.press(key);
      await expect(act(page, to)).toBeVisible({ timeout: 500 });
    }).toPass();
  };

  await test.step('the draw opens by its key, and nobody is in yet', async () => {
    await page.goto(`/chance/${drawId}/dashboard`);
    await untilAlive(page);
    await expect(page.getByRole('heading', { name: 'Ready when you are' })).toBeVisible();
    await press('o', /^Open the draw/, /^Copy your link/);
  });

  await test.step('three fans enter, and each is a name with a ticket', async () => {
    for (const fan of fans) await enterDraw(fan, drawId);
    const entrants = page.getByRole('region', { name: 'Entrants' });
    for (const { handle } of fans) await expect(entrants.getByText(handle)).toBeVisible();
    await expect(page.getByRole('img', { name: '3 tickets' })).toBeVisible();
  });

  await test.step('a closing that is stopped locks nothing', async () => {
    await press('d', /^Close and draw/, /^Closing in/);
    await pressAct(page, /^Closing in \d s · Stop/, act(page, /^Close and draw/));
    await expect(page.getByRole('group', { name: 'State of the draw' })).toContainText('Open');
  });

  const stage = page.getByRole('region', { name: 'The draw now' });
  const name = () => stage.getByRole('heading', { level: 2 }).textContent();
  let first: string | null = null;
  await test.step('it closes, the order is fixed, and the first is up', async () => {
    await press('d', /^Close and draw/, /^Closing in/);
    await expect(act(page, /^Confirm /)).toBeVisible({ timeout: 60_000 });
    first = await name();
    expect(fans.map(({ handle }) => handle)).toContain(first);
  });

  await test.step('the first is passed over for a reason that everyone can read', async () => {
    await page.keyboard.press('n');
    const dialog = page.getByRole('dialog', { name: `Pass over ${first}?` });
    await expect(dialog.getByRole('list', { name: 'Next in order' })).toBeVisible();
    await dialog.getByText('Entered twice').click();
    await dialog.getByRole('button', { name: `Pass over ${first}` }).click();
    await expect(stage.getByRole('heading', { level: 2 })).not.toHaveText(first ?? '');
  });

  const second = (await name()) ?? '';
  await test.step('the next is confirmed, and has two minutes', async () => {
    await press('c', new RegExp(`^Confirm ${second}`), new RegExp(`^Waiting for ${second}`));
    await expect(stage.getByRole('timer')).toHaveText(/^0[12]:\d\d$/);
  });

  await test.step('they claim, and it is handed over', async () => {
    const winner = fans.find(({ handle }) => handle === second);
    if (!winner) throw new Error('A fan won.');
    const mine = await callSecureql(winner.context, 'lottery/get-my-draws/', {});
    const [won] = (mine.body.getDraws as { items: { uuid: string }[] }).items;
    const claim = await callSecureql(winner.context, 'lottery/claim-prize/', { uuid: won?.uuid });
    expect(claim.status).toBe(200);
    await page.getByRole('button', { name: `Mark ${second}’s prize as handed over` }).click();
    await expect(page.getByRole('region', { name: 'Prizes and claims' })).toContainText(
      'Handed over',
    );
  });

  await test.step('the recap names who won and who was passed over', async () => {
    await expect(act(page, /^Run it again/)).toBeVisible();
    await page.locator('footer').getByRole('link', { name: 'Recap' }).click();
    await expect(page.getByRole('heading', { name: '3 people entered.' })).toBeVisible();
    const winners = page.getByRole('region', { name: 'Winners and claims' });
    await expect(winners).toContainText('handed over');
    await expect(winners).toContainText('passed over: entered twice');
  });
});

test('settings are typed with the rules beside them, and lock at the first entry', async ({
  newCreator,
  newFan,
}) => {
  test.setTimeout(120_000);
  const host = await newCreator();
  const fan = await newFan();
  const drawId = await makeDraw(host, { title: 'Key for one' });
  const { page } = host;

  await test.step('what is typed stands in the rules at once', async () => {
    await page.goto(`/chance/${drawId}/dashboard/edit-chance`);
    await untilAlive(page);
    await page.getByRole('textbox', { name: 'Prize 1' }).fill('A golden key');
    await expect(page.getByRole('region', { name: 'What entrants read' })).toContainText(
      'A golden key',
    );
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('region', { name: 'Prizes and claims' })).toContainText(
      'A golden key',
    );
  });

  await test.step('after the first entry only the words can change', async () => {
    await callSecureql(host.context, 'lottery/change-state/', {
      lotteryId: drawId,
      action: 'OPEN',
    });
    await enterDraw(fan, drawId);
    await page.goto(`/chance/${drawId}/dashboard/edit-chance`);
    await untilAlive(page);
    await expect(page.getByText('Prizes and rules are locked')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Prize 1' })).toBeDisabled();
    await page.getByLabel('Title').fill('Key for somebody');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Key for somebody');
  });
});
