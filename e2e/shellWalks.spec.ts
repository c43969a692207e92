import type { Page } from '@playwright/test';
import { looksWell, shellTexts, tabTo } from './support/shell';
import { expect, test, type Member } from './support/test';

// German, with its long words, on the narrowest screen.
const walks = [
  ...[375, 768, 1280].map((width) => ({ locale: 'en', prefix: '', width })),
  { locale: 'de', prefix: '/de', width: 375 },
];
type Words = ReturnType<typeof shellTexts>;

/** The bell, by keyboard: it opens, says what there is, and gives the focus back. */
async function ringBell(page: Page, say: Words) {
  const bell = page.getByRole('button', { name: say('bell') });
  await tabTo(page, bell);
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('bell.empty'))).toBeVisible();
  await looksWell(page);
  await page.keyboard.press('Escape');
  await expect(page.getByText(say('bell.empty'))).toHaveCount(0);
  await expect(bell).toBeFocused();
}

/** Up to 576 px: the sidebar covers the page, and its foot holds what the user menu would. */
async function walkNarrow(page: Page, say: Words, { handle }: Member) {
  const sidebar = page.locator('#sidebar');
  await expect(sidebar).toBeVisible();
  for (const name of [say('profile'), say('legal.terms'), say('legal.privacy')]) {
    await expect(sidebar.getByRole('link', { name })).toBeVisible();
  }
  await expect(sidebar.getByRole('link', { name: say('profile') })).toHaveAttribute(
    'href',
    new RegExp(`/${handle}$`),
  );
  await looksWell(page);
  await page.keyboard.press('Escape');
  await expect(sidebar).toBeHidden();
  await expect(page.getByRole('button', { name: say('sidebar.toggle') })).toBeFocused();
  await ringBell(page, say);
  const toggle = page.getByRole('button', { name: say('sidebar.toggle') });
  await tabTo(page, toggle, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, sidebar.getByRole('button', { name: say('log_out') }));
}

/** Above: the menu behind the avatar, or behind the button beside it. */
async function walkWide(page: Page, say: Words, { handle, firstName }: Member, width: number) {
  await ringBell(page, say);
  const header = page.getByRole('banner');
  const avatar = header.getByRole('link', {
    name: say('profile.own').replace('{{name}}', firstName),
  });
  if (width > 991) await expect(avatar).toHaveAttribute('href', new RegExp(`/${handle}$`));
  else await expect(avatar).toBeHidden();
  await tabTo(page, header.getByRole('button', { name: say('user_menu') }));
  await page.keyboard.press('Enter');
  const profile = header.getByRole('link', { name: say('profile'), exact: true });
  await expect(profile).toBeVisible({ visible: width <= 991 });
  const terms = header.getByRole('link', { name: say('legal.terms') });
  await expect(terms).toHaveAttribute('target', '_blank');
  await looksWell(page);
  await tabTo(page, header.getByRole('button', { name: say('log_out') }));
}

async function walk(member: Member, { locale, prefix, width }: (typeof walks)[number]) {
  const { page } = member;
  const say = shellTexts(locale);
  await page.setViewportSize({ width, height: 800 });
  await page.goto(`${prefix}/dashboard/home`);
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  const messages = page.getByRole('link', { name: say('nav.messages') }).first();
  await expect(messages).toHaveAttribute('href', `${prefix}/chat`);
  if (width <= 576) await walkNarrow(page, say, member);
  else await walkWide(page, say, member, width);
  await page.keyboard.press('Enter');
  await page.waitForURL(({ pathname }) => ['/', '/de'].includes(pathname));
  expect(await member.context.cookies()).not.toContainEqual(
    expect.objectContaining({ name: 'Authorization' }),
  );
}

for (const turn of walks) {
  const { locale, prefix, width } = turn;
  test(`a visitor finds their way at ${width} px in ${locale}`, async ({ page, complaints }) => {
    complaints.allow(/404/);
    const say = shellTexts(locale);
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${prefix}/nothing/to/see/here`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say('error_page.missing.title'),
    );
    await looksWell(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: say('skip_to_content') })).toBeFocused();
    const address = page.url();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    expect(page.url()).toBe(address);
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText(say('footer.city'));
    await expect(footer).toContainText('1.01');
    const logIn = page.getByRole('banner').getByRole('link', { name: say('log_in') });
    await tabTo(page, logIn, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${prefix}/login$`));
    await looksWell(page);
    await tabTo(page, page.getByRole('link', { name: 'Français' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/fr\/login$/);
    expect(await page.context().cookies()).toContainEqual(
      expect.objectContaining({ name: 'NEXT_LOCALE', value: 'fr' }),
    );
  });

  test(`a fan finds their way at ${width} px in ${locale}`, async ({ newFan }) => {
    await walk(await newFan(), turn);
  });

  test(`a creator finds their way at ${width} px in ${locale}`, async ({ newCreator }) => {
    const creator = await newCreator();
    await creator.page.goto(`${prefix}/dashboard/home`);
    await walk(creator, turn);
  });
}

test('the sidebar: current page, closing and coming back', async ({ newCreator }) => {
  const { page } = await newCreator();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/dashboard/home');
  const sidebar = page.getByRole('navigation', { name: 'Dashboard menu' });
  await expect(sidebar.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  await page.setViewportSize({ width: 400, height: 800 });
  await sidebar.getByRole('link', { name: 'PlayQueue' }).click();
  await expect(page).toHaveURL(/\/dashboard\/party$/);
  await expect(sidebar).toBeHidden();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.mouse.click(390, 400);
  await expect(sidebar).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(sidebar).toBeHidden();
  await page.setViewportSize({ width: 577, height: 800 });
  await expect(sidebar).toBeVisible();
});

test('without a header the sidebar can be closed and opened, by keyboard', async ({ newFan }) => {
  const { page } = await newFan();
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/announce');
  const sidebar = page.getByRole('navigation', { name: 'Dashboard menu' });
  await expect(sidebar).toBeInViewport();
  await looksWell(page);
  await page.keyboard.press('Escape');
  await expect(sidebar).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused();
  await looksWell(page);
  await page.keyboard.press('Enter');
  await expect(sidebar).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeHidden();
  expect((await page.locator('#sidebar').boundingBox())?.y).toBe(0);
});

test('on a page without the sidebar the user menu leads to the own page at every width', async ({
  newFan,
}) => {
  const { page, handle } = await newFan();
  await page.goto('/async/verify_email');
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.getByRole('button', { name: 'Your account' }).click();
    const profile = page.getByRole('banner').getByRole('link', { name: 'Profile', exact: true });
    await expect(profile).toBeVisible();
    await expect(profile).toHaveAttribute('href', `/${handle}`);
    await page.keyboard.press('Escape');
  }
});

test('the header is told apart after fifteen pixels', async ({ page, complaints }) => {
  complaints.allow(/404/);
  await page.setViewportSize({ width: 375, height: 400 });
  await page.goto('/nothing/to/see/here');
  const header = page.getByRole('banner');
  await expect(header).not.toHaveAttribute('data-scrolled');
  await page.mouse.wheel(0, 200);
  await expect(header).toHaveAttribute('data-scrolled', 'true');
});
