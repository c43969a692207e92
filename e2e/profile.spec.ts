import { callSecureql } from './support/people';
import { expect, test } from './support/test';

test('a fan finds a creator’s page, follows, hears of the queue, and lets go', async ({
  newCreator,
  newFan,
  newVisitor,
  complaints,
}) => {
  test.setTimeout(120_000);
  const creator = await newCreator();
  const fan = await newFan();
  const visitor = await newVisitor();
  const name = `${creator.firstName} ${creator.lastName}`;
  const unfollow = new RegExp(`^Unfollow ?: ${name}$`);
  // Buttons and switches turn at once: a press is kept when the call has been answered.
  const savedFavorite = () => fan.page.waitForResponse('**/favorites/save-favorite/');

  await test.step('any spelling leads to the one address', async () => {
    await visitor.page.goto(`/${creator.handle.toUpperCase()}?from=chat`);
    await expect(visitor.page).toHaveURL(`/${creator.handle}?from=chat`);
    await expect(visitor.page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(
      visitor.page.getByRole('heading', { name: `${name} is just getting started` }),
    ).toBeVisible();
  });

  await test.step('all of the page begins at one left edge', async () => {
    for (const width of [375, 1280]) {
      await visitor.page.setViewportSize({ width, height: 800 });
      const edges = await visitor.page.evaluate(() => {
        const who = document.querySelector('main header');
        const found = [
          who?.previousElementSibling,
          who,
          who?.firstElementChild,
          document.querySelector('main [aria-labelledby="empty-title"]'),
          document.querySelector('#about-title'),
        ];
        return found.map((part) => Math.round(part?.getBoundingClientRect().left ?? -1));
      });
      expect(edges.length).toBe(5);
      expect(new Set(edges).size, `left edges at ${width} px: ${edges.join()}`).toBe(1);
    }
  });

  await test.step('a visitor who wants to be told is led to the log-in and back', async () => {
    await visitor.page.getByRole('link', { name: 'Tell me when live' }).click();
    await expect(visitor.page).toHaveURL(`/login?next=%2F${creator.handle}%23follow`);
    await visitor.page.getByLabel('Email or handle').fill(fan.handle);
    await visitor.page.getByLabel('Password', { exact: true }).fill(fan.password);
    await visitor.page.getByRole('button', { name: 'Log in' }).click();
    await expect(visitor.page).toHaveURL(`/${creator.handle}#follow`);
    await expect(visitor.page.getByRole('button', { name: 'Tell me when live' })).toBeVisible();
  });

  await test.step('the fan follows, and it is kept', async () => {
    await fan.page.goto(`/${creator.handle}`);
    const saved = savedFavorite();
    await fan.page.getByRole('button', { name: 'Tell me when live' }).click();
    await expect(
      fan.page.getByText(`We’ll tell you when ${name} goes live.`, { exact: true }),
    ).toBeAttached();
    await saved;
    await fan.page.reload();
    await expect(fan.page.getByRole('button', { name: 'Tell me when live' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  await test.step('a queue that opens shows on the page and among the favorites', async () => {
    const made = await callSecureql(creator.context, 'party/create-party/', {
      title: 'Follow me',
      game: 'Chess',
      requestKey: crypto.randomUUID(),
    });
    const { item } = made.body.createParty as { item: { id: string } };
    const open = { partyID: item.id, action: 'OPEN' };
    await callSecureql(creator.context, 'party/change-state/', open);
    await fan.page.reload();
    await expect(fan.page.getByRole('link', { name: /^Join the line/ })).toHaveAttribute(
      'href',
      `/party/${item.id}`,
    );
    // The press is what one comes for: on a phone it stands in the first screen.
    await fan.page.setViewportSize({ width: 375, height: 812 });
    await expect(fan.page.getByRole('link', { name: /^Join the line/ })).toBeInViewport({
      ratio: 1,
    });
    await fan.page.setViewportSize({ width: 1280, height: 800 });
    const order = await fan.page.getByRole('heading', { level: 2 }).allTextContents();
    expect(order.slice(0, 2)).toEqual(['Follow me', 'About']);
    await fan.page.goto('/dashboard/favorites');
    const live = fan.page.getByRole('region', { name: 'Live now' });
    await expect(live.getByRole('heading', { name: 'Follow me' })).toBeVisible();
  });

  await test.step('switched off among the favorites, the page says so and switches it on', async () => {
    const notifySwitch = fan.page.getByRole('switch', { name: /^Tell me when live/ });
    const switchedOff = savedFavorite();
    await notifySwitch.click();
    await expect(notifySwitch).not.toBeChecked();
    await switchedOff;
    await fan.page.goto(`/${creator.handle}`);
    const notifyButton = fan.page.getByRole('button', { name: 'Tell me when live' });
    await expect(notifyButton).toHaveAttribute('aria-pressed', 'false');
    const switchedOn = savedFavorite();
    await notifyButton.click();
    await expect(notifyButton).toHaveAttribute('aria-pressed', 'true');
    await switchedOn;
    await fan.page.goto('/dashboard/favorites');
    await expect(notifySwitch).toBeChecked();
  });

  await test.step('letting go can be taken back', async () => {
    await fan.page.getByRole('button', { name: unfollow }).click();
    await expect(fan.page.getByText(`You no longer follow ${name}.`)).toBeVisible();
    await fan.page.getByRole('button', { name: 'Undo' }).click();
    await expect(fan.page.getByRole('button', { name: unfollow })).toBeVisible();
    await fan.page.goto('/dashboard/gifts');
    await expect(fan.page.getByText(/No gifts yet/)).toBeVisible();
  });

  await test.step('a fan has a face of their own, and nobody’s handle is nowhere', async () => {
    await fan.page.goto(`/${fan.handle}`);
    await expect(fan.page.getByRole('heading', { level: 1, name: 'Robin J.' })).toBeVisible();
    complaints.allow(/404 \(Not Found\)/);
    expect((await fan.page.goto('/nobody-at-all'))?.status()).toBe(404);
    expect((await fan.page.goto(`/demo/${fan.handle}`))?.status()).toBe(404);
  });

  await test.step('the demo plays, can be stopped and asks for nothing', async () => {
    const calls: string[] = [];
    visitor.page.on('request', (request) => calls.push(request.url()));
    await visitor.page.goto(`/demo/${creator.handle}`);
    await expect(visitor.page.getByText('This is a demo')).toBeVisible();
    await expect(visitor.page.getByText('otto88 joins the queue.')).toBeVisible();
    await visitor.page.getByRole('button', { name: 'Pause the demo' }).click();
    // By the keyboard alone: the draw, until somebody has won, and the fund.
    const next = visitor.page.getByRole('button', { name: 'Next step' });
    await visitor.page.getByRole('button', { name: 'Draw', exact: true }).press('Enter');
    for (let steps = 0; steps < 3; steps += 1) await next.press('Enter');
    await expect(visitor.page.getByText('The winner is')).toBeVisible({ timeout: 20_000 });
    await visitor.page.getByRole('button', { name: 'Fund', exact: true }).press('Enter');
    await next.press('Enter');
    await expect(visitor.page.getByText('Lumi gives €25.')).toBeVisible();
    const writes = calls.filter((url) => /\/api\/secureql\/query\/(?!page-views)/.test(url));
    expect(
      writes.filter((url) => !/sidebar-badge|get-pubnub-token|turns\/get-mine/.test(url)),
    ).toEqual([]);
  });
});

test('without JavaScript the page can be read and its links followed', async ({
  newCreator,
  browser,
  baseURL,
}) => {
  const creator = await newCreator();
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/${creator.handle}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Tell me when live' }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await context.close();
});
