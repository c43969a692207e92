import { act, choose, pressAct, rowOf } from './support/show';
import { expect, test } from './support/test';
import { newWidget } from './support/widgets';

test('a creator runs a queue, two fans play, the stream sees it', async ({
  newCreator,
  newFan,
  newVisitor,
  complaints,
}) => {
  test.setTimeout(180_000);
  const host = await newCreator();
  const [anna, bert] = [await newFan(), await newFan()];
  const stream = await newVisitor();
  const console_ = host.page;

  await test.step('the creator creates a queue and sets it up', async () => {
    await console_.goto('/dashboard/party');
    await console_.getByRole('button', { name: 'New queue' }).first().click();
    await console_.getByLabel('Title').fill('Friday duels');
    await console_.getByLabel('Game').fill('Chess');
    await console_.getByRole('button', { name: 'Create' }).click();
    await expect(console_.getByRole('heading', { name: 'Friday duels' })).toBeVisible();

    await console_.getByRole('button', { name: 'More', exact: true }).click();
    await console_.getByRole('link', { name: 'Rules' }).click();
    await console_.getByLabel('Lobby code').fill('DUEL-77');
    await console_.getByRole('button', { name: 'Add a question' }).click();
    await console_.getByRole('textbox', { name: 'Question 1' }).fill('Name in the game');
    await console_.getByRole('button', { name: 'Save' }).click();
    await expect(console_.getByRole('heading', { name: 'Friday duels' })).toBeVisible();
    await act(console_, /^Open the queue/).click();
    await expect(
      console_.getByText('You’re open. This is your link, for every show:'),
    ).toBeVisible();
  });

  const party = console_.url().replace(/\/dashboard.*$/, '');

  await test.step('an overlay of this queue is put into the stream', async () => {
    const { key } = await newWidget(host, party.split('/').pop() ?? '');
    await stream.page.setViewportSize({ width: 1920, height: 1080 });
    await stream.page.goto(`/streamlabs-elements/widgets#key=${key}`);
    await expect(stream.page.getByText('Be the first to play')).toBeVisible();
    await expect(stream.page.getByRole('img', { name: 'QR code to join the queue' })).toBeVisible();
    await expect(console_.getByRole('button', { name: /^On air/ })).toBeVisible();
  });

  await test.step('two fans join and everybody sees them', async () => {
    for (const fan of [anna, bert]) {
      await fan.page.goto(party);
      await fan.page.getByLabel('Name in the game').fill(`player of ${fan.handle}`);
      await fan.page.getByRole('button', { name: 'Join the line' }).click();
      await expect(fan.page).toHaveURL(/\/queue\//);
    }
    await expect(anna.page.getByRole('heading', { name: 'You’re next' })).toBeVisible();
    await expect(bert.page.getByText('1 ahead of you')).toBeVisible();
    // An overlay is connected: what they answered shows only while it is held open.
    await expect(console_.getByText(`player of ${bert.handle}`)).toHaveCount(0);
    await console_.keyboard.down('h');
    await expect(console_.getByText(`player of ${bert.handle}`)).toBeVisible();
    await console_.keyboard.up('h');
    await expect(console_.getByText(`player of ${bert.handle}`)).toHaveCount(0);
    await expect(stream.page.getByText('2 waiting')).toBeVisible();
    await expect(stream.page.locator('.pp-overlay-next')).toContainText(anna.handle);
  });

  await test.step('the first is called, answers, and alone learns the lobby code', async () => {
    await pressAct(console_, /^Call next: /, rowOf(console_, 'Round', anna));
    await expect(anna.page.getByRole('heading', { name: 'It’s your turn!' })).toBeVisible();
    await expect(anna.page.getByText('DUEL-77')).toBeHidden();
    await expect(bert.page.getByRole('heading', { name: 'You’re next' })).toBeVisible();
    await expect(stream.page.locator('.pp-overlay-now')).toContainText(anna.handle);
    await anna.page.getByRole('button', { name: 'I’m ready' }).click();
    await expect(anna.page.getByText('DUEL-77')).toBeVisible();
    await expect(rowOf(console_, 'Round', anna)).toContainText('Ready');
  });

  await test.step('she plays and is done', async () => {
    await pressAct(console_, /^Start round 1/, rowOf(console_, 'Playing', anna));
    await expect(anna.page.getByRole('heading', { name: 'You’re playing' })).toBeVisible();
    await pressAct(console_, /^Finish round 1/, rowOf(console_, 'Playing', anna), 0);
    await expect(anna.page.getByRole('heading', { name: /^You played with/ })).toBeVisible();
    await expect(stream.page.locator('.pp-overlay-now')).not.toContainText(anna.handle);
  });

  await test.step('the second misses the call and keeps the wait', async () => {
    await console_.getByRole('button', { name: 'Call 1' }).click();
    await expect(bert.page.getByRole('heading', { name: 'It’s your turn!' })).toBeVisible();
    await choose(console_, bert, 'Missed');
    await expect(bert.page.getByRole('heading', { name: 'You’re still in line' })).toBeVisible();
    await expect(stream.page.getByText('1 waiting')).toBeVisible();
  });

  await test.step('pausing, going on and ending reach every page', async () => {
    await anna.page.goto(party);
    await console_.getByRole('button', { name: 'Pause' }).click();
    await expect(anna.page.getByText('The line is paused')).toBeVisible();
    await expect(stream.page.getByText('Back soon')).toBeVisible();
    await pressAct(console_, /^Resume/, stream.page.getByText('Back soon'), 0);
    await expect(anna.page.getByRole('button', { name: 'Join the line' })).toBeVisible();
    await console_.getByRole('button', { name: 'End show' }).click();
    await console_.getByRole('dialog').getByRole('button', { name: 'End show' }).click();
    await expect(anna.page.getByText('This queue has ended')).toBeVisible();
    await expect(stream.page.getByText('Thanks for playing!')).toBeVisible();
  });

  await test.step('an address that was removed shows nothing any more', async () => {
    // The browser itself notes refused requests: the key's, and that of the token it was given.
    complaints.allow(/403 \(Forbidden\).*(\/api\/widgets\/(session|sign)|\/v2\/subscribe\/)/);
    await console_.getByRole('button', { name: 'Overlay', exact: true }).click();
    const keys = console_.getByRole('dialog', { name: 'Overlay for your stream' });
    await keys.getByRole('listitem').getByRole('button', { name: 'Remove' }).click();
    await console_
      .getByRole('dialog', { name: 'Remove this address?' })
      .getByRole('button', { name: 'Remove' })
      .click();
    await expect(keys.getByRole('listitem')).toHaveCount(0);
    await expect(stream.page.locator('.pp-overlay')).toHaveCount(0);
  });
});
