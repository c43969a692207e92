import { callSecureql } from './support/people';
import { openQueue } from './support/show';
import { expect, test } from './support/test';

test('a creator plans a show, a fan and a visitor ask to be told, and it opens', async ({
  newCreator,
  newFan,
  newVisitor,
}) => {
  const host = await newCreator();
  const fan = await newFan();
  await host.page.goto('/dashboard/party');
  await host.page.getByRole('button', { name: 'Plan a show' }).first().click();
  await host.page.getByLabel('Title').fill('Friday squad');
  await host.page.getByLabel('Game').fill('Chess');
  await host.page.getByLabel('Length').selectOption({ label: '2 hours' });
  await host.page.getByRole('button', { name: 'Plan it' }).click();
  const planned = host.page.getByRole('region', { name: 'Planned' });
  await expect(planned.getByText('opens automatically')).toBeVisible();

  // The creator's page is their timetable.
  await fan.page.goto(`/${host.handle}`);
  await fan.page.getByRole('link', { name: /^Tell me ?: / }).click();
  await expect(fan.page.getByRole('heading', { name: 'Not open yet' })).toBeVisible();
  await fan.page.getByRole('button', { name: 'Tell me when it opens' }).click();
  await expect(fan.page.getByText('We’ll tell you.')).toBeVisible();

  const visitor = await newVisitor();
  const email = `vera-${host.handle}@journey.test`;
  await visitor.page.goto(fan.page.url());
  await visitor.page.getByLabel('Email').fill(email);
  await visitor.page.getByRole('button', { name: 'Tell me when it opens' }).click();
  await expect(visitor.page.getByText('Check your inbox')).toBeVisible();
  await visitor.page.goto(`/dev/outbox?to=${encodeURIComponent(email)}`);
  await visitor.page
    .getByRole('link', { name: /#token=/ })
    .first()
    .click();
  await visitor.page.getByRole('button', { name: 'Confirm' }).click();
  await visitor.page.getByRole('link', { name: 'See the show' }).click();
  await expect(visitor.page.getByRole('heading', { name: 'Friday squad' })).toBeVisible();

  await host.page.reload();
  await expect(planned.getByText('2 asked for a heads-up')).toBeVisible();
  await planned.getByRole('button', { name: 'More for Friday squad' }).click();
  await planned.getByRole('link', { name: 'Open the console' }).click();
  await host.page.getByRole('button', { name: 'Open the queue' }).first().click();
  // The fan's page turns into the form by itself, and the bell has it for every other page.
  await expect(fan.page.getByRole('heading', { name: 'Not open yet' })).toBeHidden();
  await fan.page.goto('/dashboard/home');
  await fan.page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(
    fan.page.getByRole('link', { name: /You can join now: Friday squad/ }),
  ).toBeVisible();
  await expect(async () => {
    await visitor.page.goto(`/dev/outbox?to=${encodeURIComponent(email)}`);
    const mail = visitor.page.getByText(/You can join now: Friday squad/);
    await expect(mail.first()).toBeVisible({ timeout: 500 });
  }).toPass();
});

test('an ended show is archived, brought back and run again', async ({ newCreator }) => {
  const host = await newCreator();
  const id = await openQueue(host, 'Sunday cup');
  await callSecureql(host.context, 'party/change-state/', { partyID: id, action: 'END' });
  await host.page.goto('/dashboard/party');
  const past = host.page.getByRole('region', { name: 'Past shows' });
  await past.getByRole('button', { name: 'More for Sunday cup' }).click();
  await past.getByRole('button', { name: 'Archive', exact: true }).click();
  await expect(past.getByText('Past shows show up here.')).toBeVisible();
  await past.getByRole('button', { name: 'Show archived' }).click();
  const archived = host.page.getByRole('region', { name: 'Archived shows' });
  await archived.getByRole('button', { name: 'More for Sunday cup' }).click();
  await archived.getByRole('button', { name: 'Bring back' }).click();
  await archived.getByRole('button', { name: 'Back to past shows' }).click();
  await past.getByRole('button', { name: /^Run it again/ }).click();
  await expect(host.page).toHaveURL(/\/dashboard$/);
});
