import type { Locator } from '@playwright/test';
import { untilAlive } from './support/shell';
import { act, expectOrder, join, openQueue, pressAct, rowOf, rowsOf } from './support/show';
import { expect, test } from './support/test';

test('a whole show with the space bar alone', async ({ newCreator, newFan }) => {
  test.setTimeout(180_000);
  const host = await newCreator();
  const fans = [await newFan(), await newFan(), await newFan()];
  const [anna, bert, carl] = fans;
  if (!anna || !bert || !carl) throw new Error('Three fans come.');
  const partyID = await openQueue(host, 'Space show');
  const { page } = host;
  /** Presses Space once the act says this, and again while it is locked, until this is to be seen. */
  const space = async (words: RegExp, outcome: Locator) => {
    await expect(act(page, words)).toBeVisible();
    await expect(async () => {
      await page.keyboard.press('Space');
      await expect(outcome).toBeVisible({ timeout: 250 });
    }).toPass();
  };

  await test.step('nobody is there yet: Space copies the link', async () => {
    await host.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`/party/${partyID}/dashboard`);
    await untilAlive(page);
    await space(/^Copy your link/, act(page, /^Link copied/));
  });

  await test.step('three fans come; Space calls the first', async () => {
    for (const fan of fans) await join(fan, partyID);
    await expectOrder(page, 'Waiting', fans);
    await space(new RegExp(`^Call next: ${anna.handle}`), rowOf(page, 'Round', anna));
    await expectOrder(page, 'Round', [anna]);
    await expectOrder(page, 'Waiting', [bert, carl]);
    await expect(act(page, new RegExp(`^Waiting for ${anna.handle}`))).toBeVisible();
  });

  for (const [index, fan] of [anna, bert].entries()) {
    await test.step(`round ${index + 1}: ready, started, finished`, async () => {
      if (index > 0) {
        await space(new RegExp(`^Call next: ${fan.handle}`), rowOf(page, 'Round', fan));
      }
      await fan.page.getByRole('button', { name: 'I’m ready' }).click();
      const start = new RegExp(`^Start round ${index + 1} With ${fan.handle}`);
      await space(start, rowOf(page, 'Playing', fan));
      const finish = new RegExp(`^Finish round ${index + 1} ${fan.handle}`);
      await space(finish, page.getByText('nobody right now'));
      await expect(rowsOf(page, 'Playing')).toHaveCount(0);
    });
  }

  await test.step('paused, Space opens the line again', async () => {
    await page.keyboard.press('p');
    await space(/^Resume/, act(page, new RegExp(`^Call next: ${carl.handle}`)));
  });

  await test.step('the show ends, and Space leads to the recap', async () => {
    await page.getByRole('button', { name: 'End show' }).click();
    const dialog = page.getByRole('dialog', { name: 'End the show?' });
    await expect(dialog).toContainText('1 still in line, all get notified');
    await dialog.getByRole('button', { name: 'End show' }).click();
    await space(
      /^See the recap/,
      page.getByRole('heading', { name: '2 people played with you tonight.' }),
    );
  });
});

for (const [device, width, height] of [
  ['a phone', 375, 812],
  ['a dock in OBS', 400, 900],
] as const) {
  test(`on ${device} state, act and people are in sight, and one menu has the rest`, async ({
    newCreator,
    newFan,
  }) => {
    test.setTimeout(120_000);
    const host = await newCreator();
    const [anna, bert] = [await newFan(), await newFan()];
    const partyID = await openQueue(host, 'Small screen', { lobbyCode: 'DUEL-9' });
    for (const fan of [anna, bert]) await join(fan, partyID);
    const { page } = host;
    await page.setViewportSize({ width, height });
    await page.goto(`/party/${partyID}/dashboard`);
    await untilAlive(page);

    await test.step('nothing has to be scrolled for the next act', async () => {
      for (const part of [
        page.getByRole('button', { name: 'Open', exact: true }),
        act(page, /^Call next: /),
        rowOf(page, 'Waiting', anna),
        rowOf(page, 'Waiting', bert),
      ]) {
        await expect(part).toBeInViewport({ ratio: 1 });
      }
      const spill = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(spill).toBe(0);
    });

    await test.step('a call, and its undo', async () => {
      await pressAct(page, /^Call next: /, rowOf(page, 'Round', anna));
      await expectOrder(page, 'Round', [anna]);
      await page.getByRole('button', { name: `Undo: Called: ${anna.handle}` }).click();
      await expect(rowsOf(page, 'Round')).toHaveCount(0);
      await expect(rowOf(page, 'Waiting', anna)).toBeVisible();
    });

    await test.step('the menu pauses, tells everybody something, and ends', async () => {
      await page.getByRole('button', { name: 'Tools' }).click();
      const tools = page.getByRole('dialog', { name: 'Tools' });
      await tools.getByRole('button', { name: 'Pause' }).click();
      await tools.getByRole('button', { name: 'Message' }).click();
      const message = page.getByRole('dialog', { name: 'Message to everyone' });
      await message.getByRole('button', { name: 'Back in 10 min' }).click();
      await message.getByRole('button', { name: 'Post' }).click();
      await expect(bert.page.getByText('Back in 10 min')).toBeVisible();
      await page.getByRole('button', { name: 'Paused' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'End show' }).click();
      const end = page.getByRole('dialog', { name: 'End the show?' });
      await end.getByRole('button', { name: 'End show' }).click();
      await expect(act(page, /^See the recap/)).toBeInViewport({ ratio: 1 });
    });
  });
}
