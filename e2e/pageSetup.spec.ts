import { callSecureql } from './support/people';
import { imageFile } from './support/image';
import { openQueue } from './support/show';
import { expect, test, type Member } from './support/test';

/** The grounds of default photos on a queue's page: the reader's in the header, and in the list. */
/** The ground behind the line of a creator's queue. */
async function heroGround({ page }: Member, partyID: string): Promise<string> {
  await page.goto(`/party/${partyID}`);
  const title = page.getByRole('heading', { level: 1 });
  return title.evaluate((heading) => {
    for (let part: Element | null = heading; part; part = part.parentElement) {
      const { backgroundColor } = getComputedStyle(part);
      if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor;
    }
    return '';
  });
}

test('a creator makes the page their own: photo, colours, words, answers', async ({
  newCreator,
  newFan,
  complaints,
}) => {
  // The browser says aloud that a handle was refused.
  complaints.allow(/400/);
  const creator = await newCreator();
  const { page, context, handle } = creator;
  const fan = await newFan();
  const partyID = await openQueue(creator, 'Colors');
  await callSecureql(fan.context, 'party/join-queue/', { partyID, fields: [] });
  const groundBefore = await heroGround(fan, partyID);
  await page.goto('/dashboard/settings');

  const photo = page.getByRole('region', { name: 'Your photo' });
  await photo.locator('input[type=file]').setInputFiles(imageFile);
  await expect(photo.getByRole('button', { name: 'Remove' })).toBeVisible();
  await expect(photo.locator('img')).toHaveAttribute('src', /^\/uploads\/[a-z0-9]{32}\.webp$/);

  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const before = await ground();
  await page.getByRole('slider', { name: 'Your color' }).focus();
  await page.keyboard.press('Home');
  await page.getByRole('switch', { name: 'Dark mode' }).press('Space');
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme))
    .toBe('dark');
  const dark = await ground();
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const saved = page.getByText('Saved', { exact: true });
  await save.press('Enter');
  await expect(saved).toBeVisible();
  expect(await heroGround(fan, partyID)).not.toBe(groundBefore);

  await page.goto('/dashboard/settings?active=page');
  const words = page.getByRole('region', { name: 'Your page' });
  await words.getByLabel(/One sentence/).fill('Plays with everyone');
  await save.click();
  await expect(saved).toBeVisible();

  const elsewhere = page.getByRole('region', { name: 'Elsewhere' });
  await elsewhere.getByLabel('Twitch').fill('not a name');
  await save.click();
  await expect(elsewhere.getByLabel('Twitch')).toHaveAttribute('aria-invalid', 'true');
  await expect(elsewhere.getByLabel('Twitch')).toBeFocused();
  await elsewhere.getByLabel('Twitch').fill('https://www.twitch.tv/robin');
  await save.click();
  await expect(saved).toBeVisible();

  await page.goto('/dashboard/settings?active=works');
  const answers = page.getByRole('region', { name: 'Questions and answers' });
  await answers.getByRole('button', { name: 'Add a question' }).click();
  await answers.getByRole('textbox', { name: 'Question' }).fill('When?');
  await answers.getByRole('textbox', { name: 'Answer' }).fill('On Fridays.');
  await save.click();
  await expect(saved).toBeVisible();

  await page.goto('/dashboard/home');
  expect(await ground()).toBe(dark);
  await page.goto('/announce');
  expect(await ground()).toBe(before);

  const { body } = await callSecureql(context, 'userCreator/userCreator/', { handle });
  expect(body).toMatchObject({
    userCreators: {
      items: [
        {
          tagline: 'Plays with everyone',
          socials: [{ network: 'twitch', handle: 'robin' }],
          extraPublic: { display_is_dark_mode: true, display_hue: '0' },
        },
      ],
    },
  });
});
