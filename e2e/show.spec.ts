import { untilAlive } from './support/shell';
import {
  choose,
  expectOrder,
  join,
  list,
  openQueue,
  pressAct,
  rowOf,
  rowsOf,
  show,
} from './support/show';
import { expect, test } from './support/test';

test('a show with a moderator: a missed call, an undo, a kick and a new order', async ({
  newCreator,
  newFan,
}) => {
  test.setTimeout(180_000);
  const host = await newCreator();
  const helper = await newFan();
  const [anna, bert, carl] = [await newFan(), await newFan(), await newFan()];
  const partyID = await openQueue(host, 'Friday duels', { readySeconds: 10, lobbyCode: 'DUEL-9' });
  const helperPage = helper.page;

  await test.step('the host asks somebody to help, who accepts and opens the console', async () => {
    await host.page.goto(`/party/${partyID}/dashboard`);
    await host.page.getByRole('button', { name: 'Mods' }).click();
    const dialog = host.page.getByRole('dialog', { name: 'Moderators' });
    await dialog.getByLabel('Handle').fill(helper.handle);
    await dialog.getByRole('button', { name: 'Invite' }).click();
    await expect(dialog.getByLabel(`${helper.handle} (invited)`)).toBeVisible();
    await helperPage.goto('/dashboard/home');
    await helperPage.getByRole('button', { name: 'Accept' }).click();
    const asked = helperPage.getByRole('region', { name: 'Moderation' });
    await asked.getByRole('link', { name: 'Friday duels' }).click();
    await expect(helperPage.getByRole('heading', { name: 'Friday duels' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('three fans join; host and moderator see the same line', async () => {
    for (const fan of [anna, bert, carl]) await join(fan, partyID);
    await expectOrder(helperPage, 'Waiting', [anna, bert, carl]);
    await expectOrder(host.page, 'Waiting', [anna, bert, carl]);
    await expect(helperPage).toHaveTitle(/^\(3\) /);
  });

  await test.step('anna is called, does not answer in time and keeps her wait', async () => {
    const called = rowOf(helperPage, 'Round', anna);
    await pressAct(helperPage, new RegExp(`^Call next: ${anna.handle}`), called);
    await expectOrder(helperPage, 'Round', [anna]);
    await expect(anna.page.getByRole('heading', { name: 'It’s your turn!' })).toBeVisible();
    await expect(rowOf(helperPage, 'Waiting', anna)).toContainText('Missed 1', { timeout: 30_000 });
  });

  await test.step('a call by mistake is undone, and the log says who did what', async () => {
    await rowOf(helperPage, 'Waiting', carl).hover();
    await helperPage.getByRole('button', { name: `Call ${carl.handle}`, exact: true }).click();
    await expectOrder(helperPage, 'Round', [carl]);
    await helperPage.getByRole('button', { name: `Undo: Called: ${carl.handle}` }).click();
    await expect(rowOf(helperPage, 'Waiting', carl)).toBeVisible();
    await host.page.getByRole('button', { name: 'Log', exact: true }).click();
    const log = host.page.getByRole('dialog', { name: 'Recent actions' });
    await expect(log.locator('s')).toHaveText(`Called: ${carl.handle}`);
    await expect(log).toContainText(helper.handle);
    await log.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('bert is taken off and reads why', async () => {
    await choose(helperPage, bert, 'Remove…');
    const dialog = helperPage.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Against the rules' }).click();
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
    await show(helperPage, 'Done');
    await helperPage.getByRole('button', { name: `What to do with ${bert.handle}` }).click();
    await expect(rowOf(helperPage, 'Done', bert)).toContainText('Against the rules');
    await show(helperPage, 'Waiting');
    await expect(bert.page.getByText('Against the rules')).toBeVisible();
  });

  await test.step('the host puts carl to the front by drag, and everyone sees it', async () => {
    const order = await list(helperPage, 'Waiting').locator('bdi').allTextContents();
    const [first, last] = order[0] === carl.handle ? [carl, anna] : [anna, carl];
    // The rows stand where they will stay only once bert is gone from here as well.
    await expectOrder(host.page, 'Waiting', [first, last]);
    const grip = host.page.getByRole('button', { name: new RegExp(`^Move ${last.handle}`) });
    await rowOf(host.page, 'Waiting', last).hover();
    const box = await grip.boundingBox();
    if (!box) throw new Error('no grip');
    await host.page.mouse.move(box.x + 10, box.y + 10);
    await host.page.mouse.down();
    const top = await rowsOf(host.page, 'Waiting').first().boundingBox();
    await host.page.mouse.move(box.x + 10, (top?.y ?? 0) + 4, { steps: 5 });
    await host.page.mouse.up();
    await expect(list(helperPage, 'Waiting').locator('bdi').first()).toHaveText(last.handle);
  });

  await test.step('they are called, answer, play and are done', async () => {
    const first = await list(helperPage, 'Waiting').locator('bdi').first().textContent();
    const player = first === carl.handle ? carl : anna;
    const called = rowOf(helperPage, 'Round', player);
    await pressAct(helperPage, new RegExp(`^Call next: ${player.handle}`), called);
    await player.page.getByRole('button', { name: 'I’m ready' }).click();
    await expect(rowOf(helperPage, 'Round', player)).toContainText('Ready');
    await expect(player.page.getByText('DUEL-9')).toBeVisible();
    await pressAct(helperPage, /^Start round 1/, rowOf(helperPage, 'Playing', player));
    await expectOrder(helperPage, 'Playing', [player]);
    await choose(helperPage, player, 'Done');
    await show(host.page, 'Done');
    await expect(rowOf(host.page, 'Done', player)).toBeVisible();
  });

  await test.step('the show ends, and whoever got no turn gets priority next time', async () => {
    await host.page.getByRole('button', { name: 'End show' }).click();
    await host.page.getByRole('dialog').getByRole('button', { name: 'End show' }).click();
    await expect(host.page.getByText('This queue is over.')).toBeVisible();
    await host.page.goto(`/party/${partyID}/dashboard/recap`);
    // Whoever stood in line is a face there, and a name on a press.
    const inLine = host.page.getByRole('region', { name: /^Still in line/ });
    await inLine.getByRole('button', { name: 'Show names' }).click();
    await inLine
      .getByRole('button', { name: /^Priority for .* next time$/ })
      .first()
      .click();
    await expect(host.page.getByText('Has priority', { exact: true })).toBeVisible();
    const download = host.page.waitForEvent('download');
    await host.page.getByRole('button', { name: 'Save everyone as a table (CSV)' }).click();
    expect((await download).suggestedFilename()).toBe(`queue-${partyID}.csv`);
  });
});

test('a whole show without a mouse', async ({ newCreator, newFan }) => {
  test.setTimeout(180_000);
  const host = await newCreator();
  const [anna, bert, carl] = [await newFan(), await newFan(), await newFan()];
  const partyID = await openQueue(host, 'Keyboard duels', { readySeconds: 10 });
  const { page } = host;
  const press = (key: string) => page.keyboard.press(key);

  await test.step('three fans stand in line', async () => {
    for (const fan of [anna, bert, carl]) await join(fan, partyID);
    await page.goto(`/party/${partyID}/dashboard`);
    await expectOrder(page, 'Waiting', [anna, bert, carl]);
    // Keys that are pressed before are nobody's.
    await untilAlive(page);
  });

  await test.step('the last one is carried to the front', async () => {
    await press('1');
    await press('ArrowDown');
    await press('ArrowDown');
    await expect(
      page.getByRole('button', { name: `What to do with ${carl.handle}` }),
    ).toBeFocused();
    await press('Shift+Tab');
    await press('Shift+Tab');
    await press('Shift+Tab');
    await expect(page.getByRole('button', { name: `Move ${carl.handle}, place 3` })).toBeFocused();
    await press('Space');
    await press('Home');
    await press('Space');
    await expectOrder(page, 'Waiting', [carl, anna, bert]);
  });

  await test.step('carl is called and misses it; the row keeps the focus in its list', async () => {
    await press('n');
    await expectOrder(page, 'Round', [carl]);
    await expect(rowOf(page, 'Waiting', carl)).toContainText('Missed 1', { timeout: 30_000 });
  });

  await test.step('anna is called by mistake and taken back', async () => {
    await press('1');
    while (
      !(await rowOf(page, 'Waiting', anna).evaluate((row) => row.contains(document.activeElement)))
    ) {
      await press('ArrowDown');
    }
    await press('a');
    await expectOrder(page, 'Round', [anna]);
    await press('u');
    await expect(rowOf(page, 'Waiting', anna)).toBeVisible();
    await expect(rowsOf(page, 'Round')).toHaveCount(0);
  });

  await test.step('bert is taken off with a reason', async () => {
    await press('1');
    while (
      !(await rowOf(page, 'Waiting', bert).evaluate((row) => row.contains(document.activeElement)))
    ) {
      await press('ArrowDown');
    }
    await press('r');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.getByRole('textbox', { name: /^Reason/ }).focus();
    await page.keyboard.type('asked for it');
    await press('Enter');
    await show(page, 'Done');
    await page.getByRole('button', { name: `What to do with ${bert.handle}` }).click();
    await expect(rowOf(page, 'Done', bert)).toContainText('asked for it');
    await press('Escape');
    await press('1');
  });

  await test.step('everyone is told something', async () => {
    await press('m');
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
    await page.keyboard.type('Last round!');
    await press('Enter');
    await expect(anna.page.getByText('Last round!')).toBeVisible();
  });

  await test.step('the next one is called, starts and is done', async () => {
    await press('n');
    await expect(rowsOf(page, 'Round')).toHaveCount(1);
    await press('s');
    await expect(rowsOf(page, 'Playing')).toHaveCount(1);
    await press('d');
    await expect(rowsOf(page, 'Playing')).toHaveCount(0);
    await press('4');
    await expect(list(page, 'Done').getByText('1 played')).toBeVisible();
  });

  await test.step('the help names the keys, and Escape closes it', async () => {
    await press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
