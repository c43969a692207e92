import { seller } from './support/fundPages';
import { callSecureql } from './support/people';
import { sellService, servicePath } from './support/services';
import { expect, test } from './support/test';

test('a visitor chooses a version and a time; one button says both and leads to the checkout', async ({
  newCreator,
  newVisitor,
}) => {
  const host = await seller(newCreator);
  const { serviceId: id, tierIds } = await sellService(host, {
    cancelPolicy: 'FLEXIBLE',
    tiers: [
      { name: 'One match', price: 1500, minutes: 20 },
      { name: 'Two matches', price: 2500, minutes: 45 },
    ],
    faqs: [{ question: 'Which games?', answer: 'Any shooter you own.' }],
  });
  const { page } = await newVisitor();
  await page.goto(servicePath(host, id));
  const book = page.getByRole('complementary', { name: 'Book' });
  await expect(book.getByText('€15.00')).toBeVisible();
  await expect(book.getByRole('link', { name: /^Book / })).toBeVisible();
  await page.getByRole('button', { name: /^Choose.*Two matches/ }).click();
  await expect(book.getByText('€25.00')).toBeVisible();
  const times = book.getByRole('button', { pressed: false });
  await times.last().click();
  await expect(book.getByText(/^Free to cancel until/)).toBeVisible();
  await page.getByText('Which games?').click();
  await expect(page.getByText('Any shooter you own.')).toBeVisible();
  await expect(book.getByRole('link', { name: /^Book / })).toHaveAttribute(
    'href',
    new RegExp(`^/experiences/${id}/${tierIds[1]}/checkout\\?at=\\d{4}-`),
  );
});

test('the whole page is used by keyboard', async ({ newCreator, newVisitor }) => {
  const host = await seller(newCreator);
  const { serviceId: id } = await sellService(host, {
    tiers: [{ name: 'One match', price: 1500 }, { name: 'Two matches' }],
  });
  const { page } = await newVisitor();
  await page.goto(servicePath(host, id));
  const book = page.getByRole('complementary', { name: 'Book' });
  await expect(book.getByRole('link', { name: /^Book / })).toBeVisible();
  const choose = page.getByRole('button', { name: /^Choose.*Two matches/ });
  await choose.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Chosen.*Two matches/ })).toBeFocused();
  const time = book.getByRole('button', { pressed: false }).first();
  const said = await time.textContent();
  await time.focus();
  await page.keyboard.press('Space');
  await expect(book.getByRole('button', { pressed: true })).toHaveText(String(said));
  await page.keyboard.press('Escape');
  await book.getByRole('link', { name: /^Book / }).focus();
  await expect(book.getByRole('link', { name: /^Book / })).toBeFocused();
});

test('a fan asks in public, the creator answers once, and everybody reads it', async ({
  newCreator,
  newFan,
  newVisitor,
}) => {
  const host = await seller(newCreator);
  const { serviceId: id } = await sellService(host);
  const { page } = await newFan();
  await page.goto(servicePath(host, id));
  const field = page.getByLabel('Ask something everyone can read');
  await field.fill('Write me: robin@example.com');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('Can I play on console?');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page.getByText(/^Waiting for/)).toBeVisible();

  const reader = await newVisitor();
  await reader.page.goto(servicePath(host, id));
  await expect(reader.page.getByText('Can I play on console?')).toHaveCount(0);
  const { body } = await callSecureql(host.context, 'services/my-questions/', {});
  const { items } = body.myQuestions as { items: { id: string }[] };
  const answered = await callSecureql(host.context, 'services/answer-question/', {
    questionId: items[0]?.id,
    answer: 'If the game has crossplay, yes.',
  });
  expect(answered.body).toMatchObject({ answerQuestion: { error: null } });
  await expect(async () => {
    await reader.page.reload();
    await expect(reader.page.getByText('Can I play on console?')).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
  await expect(reader.page.getByText('If the game has crossplay, yes.')).toBeVisible();
});

test('its owner sees it as others do, and is led to the editor instead of the checkout', async ({
  newCreator,
}) => {
  const host = await seller(newCreator);
  const { serviceId: id } = await sellService(host);
  await host.page.goto(servicePath(host, id));
  await expect(host.page.getByText('This is how everyone sees it')).toBeVisible();
  await expect(host.page.getByRole('button', { name: 'This is yours' })).toBeDisabled();
  await expect(host.page.getByRole('link', { name: 'Edit', exact: true })).toHaveAttribute(
    'href',
    `/experiences/${id}/edit`,
  );
});

test('search engines read price and address of it, and its link shows a picture', async ({
  newCreator,
  newVisitor,
}) => {
  const host = await seller(newCreator);
  const { serviceId: id } = await sellService(host, { title: 'Chess </script> lessons' });
  const { page, context } = await newVisitor();
  await page.goto(servicePath(host, id));
  const data = page.locator('script[type="application/ld+json"]');
  const said = JSON.parse((await data.textContent()) ?? '') as Record<string, unknown>;
  expect(said).toMatchObject({
    '@type': 'Product',
    name: 'Chess </script> lessons',
    offers: { priceCurrency: 'EUR', lowPrice: '25.00' },
  });
  const picture = page.locator('meta[property="og:image"]');
  await expect(picture).toHaveAttribute('content', new RegExp(`/og/service/${id}\\.png`));
  const answer = await context.request.get(`/og/service/${id}.png?lang=en`);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('image/png');
  await test.step('an old handle leads on, and what is paused is no longer for sale', async () => {
    await page.goto(`/somebody-else/${id}`);
    await expect(page).toHaveURL(new RegExp(`${servicePath(host, id)}$`));
    await callSecureql(host.context, 'services/change-state/', { serviceId: id, action: 'PAUSE' });
    const gone = await context.request.get(servicePath(host, id));
    expect([200, 404]).toContain(gone.status());
    expect((await context.request.get(`/og/service/${id}.png?lang=pt`)).status()).toBe(404);
  });
});
