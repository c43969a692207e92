import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LooksSetup, PageSetup, WorksSetup } from '@/components/settings/page/PageSetup';
import { SaveTab } from '@/components/settings/SaveTab';
import type { Setup } from '@/hooks/settings/types';
import { THEME_STYLE_ID } from '@/lib/navigation/themeStyle';
import { callSecureql, sendPhoto } from '@/lib/secureql/browser/client';
import type { ResultOf } from '@/lib/secureql/operations/all';
import { SecureqlError } from '@/lib/secureql/browser/secureqlError';
import { renderScreen } from '@/__tests__/support/screen';
import { aUser } from '@/__tests__/support/users';

jest.mock('@/lib/secureql/browser/client', () => ({
  callSecureql: jest.fn(),
  sendPhoto: jest.fn(),
}));
const call = jest.mocked(callSecureql);
const send = jest.mocked(sendPhoto);

const setup: Setup = {
  id: 'a',
  handle: 'mira_k',
  name: 'Mira Kaufmann',
  version: 3,
  extraPublic: aUser().extraPublic,
  tagline: 'Plays with everyone',
  bio: 'Hello.',
  bannerPhoto: null,
  socials: [{ network: 'twitch', handle: 'mira', url: 'https://twitch.tv/mira' }],
  categories: ['racing'],
  examples: [],
  faqs: [
    { id: '1', question: 'When?', answer: 'Friday.' },
    { id: '2', question: 'What?', answer: 'Karts.' },
  ],
};

const replace = jest.fn(() => Promise.resolve(true));
const show = (user = aUser(), given: Setup | null = setup) =>
  renderScreen(
    <SaveTab>
      <LooksSetup setup={given} />
      {given ? <PageSetup initial={given} /> : null}
      {given ? <WorksSetup initial={given} /> : null}
    </SaveTab>,
    { user, router: { replace, asPath: '/dashboard/settings' } },
  );
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const section = (name: string) => within(screen.getByRole('region', { name }));
const saves = (path: string) => call.mock.calls.filter(([called]) => called === path);

beforeEach(() => {
  call.mockReset();
  send.mockReset();
  replace.mockClear();
});

test('a fan has a photo and colours, and no page', () => {
  show(aUser({ userType: 'FAN' }), null);
  expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
    'Your photo',
    'Colors',
  ]);
});

test('the page wears the colours while they are tried, and keeps them once saved', async () => {
  const style = document.createElement('style');
  style.id = THEME_STYLE_ID;
  document.head.append(style);
  show();
  fireEvent.change(screen.getByRole('slider', { name: 'Your color' }), {
    target: { value: '120' },
  });
  await userEvent.click(screen.getByRole('switch', { name: 'Dark mode' }));
  await waitFor(() => expect(style.textContent).toContain('color-scheme:dark'));
  expect(call).not.toHaveBeenCalled();
  call.mockResolvedValueOnce({ saveTheme: { error: null, item: null } });
  await save();
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(call).toHaveBeenCalledWith('creators/save-theme/', {
    display_hue: '120',
    display_is_dark_mode: true,
  });
  expect(replace).toHaveBeenCalled();
  style.remove();
});

test('the small picture is of the page as it was saved last', () => {
  show();
  const picture = screen.getByText('This is how the top of your page looks').parentElement!;
  expect(picture).toHaveTextContent('Mira Kaufmann@mira_kPlays with everyone');
  expect(picture).toHaveTextContent('Tell me when live');
});

test('a fan’s picture shows what a fan’s page has', () => {
  show(aUser({ userType: 'FAN' }), null);
  const picture = screen.getByText('This is how others see you').parentElement!;
  expect(picture).toHaveTextContent('Mira K.@mira_k');
  expect(picture).not.toHaveTextContent('Tell me when live');
  expect(screen.getByText(/^Your public page and your dashboard use these colors/)).toBeVisible();
});

test('one save sends every changed part, each on top of the one before', async () => {
  show();
  const page = section('Your page');
  await userEvent.clear(page.getByLabelText(/One sentence/));
  await userEvent.type(page.getByLabelText(/One sentence/), 'New words');
  await userEvent.type(section('Elsewhere').getByLabelText('X'), '@mira');
  call.mockResolvedValueOnce({
    savePage: { error: null, item: { ...setup, tagline: 'New words', version: 4 } },
  });
  call.mockResolvedValueOnce({ savePage: { error: null, item: { ...setup, version: 5 } } });
  await save();
  await waitFor(() => expect(saves('creators/save-page/')).toHaveLength(2));
  const [first, second] = saves('creators/save-page/').map(([, payload]) => payload);
  expect(first).toMatchObject({
    version: 3,
    tagline: 'New words',
    socials: [{ network: 'twitch', handle: 'mira' }],
    categories: ['racing'],
  });
  expect(second).toMatchObject({ version: 4, tagline: 'New words' });
});

test('a refused handle is told at its field, and the words stay', async () => {
  show();
  const elsewhere = section('Elsewhere');
  call.mockRejectedValueOnce(
    new SecureqlError('payload.invalid', 400, { 'socials.0.handle': 'This does not fit here.' }),
  );
  await userEvent.clear(elsewhere.getByLabelText('Twitch'));
  await userEvent.type(elsewhere.getByLabelText('Twitch'), 'not a name');
  await save();
  expect(await elsewhere.findByText('This does not fit here.')).toBeVisible();
  expect(elsewhere.getByLabelText('Twitch')).toHaveValue('not a name');
  expect(elsewhere.getByLabelText('Twitch')).toHaveFocus();
});

describe('saved elsewhere meanwhile', () => {
  const newer = { ...setup, version: 9, tagline: 'From the other tab', bio: 'Other.' };

  beforeEach(async () => {
    show();
    call.mockResolvedValueOnce({ savePage: { error: 'page.version_conflict', item: null } });
    await userEvent.type(section('Your page').getByLabelText(/One sentence/), '!');
    await save();
    await screen.findByText('Your page was saved elsewhere in the meantime');
    const answer: ResultOf<'page-setup'> = { userCreators: { error: null, items: [newer] } };
    call.mockResolvedValueOnce(answer);
  });

  test('the newer version can be taken', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Show the newer version' }));
    await waitFor(() =>
      expect(section('Your page').getByLabelText(/One sentence/)).toHaveValue(newer.tagline),
    );
    expect(screen.queryByText('Your page was saved elsewhere in the meantime')).toBeNull();
  });

  test('or the own words are saved on top of it', async () => {
    call.mockResolvedValueOnce({ savePage: { error: null, item: { ...newer, version: 10 } } });
    await userEvent.click(screen.getByRole('button', { name: 'Save mine over it' }));
    await waitFor(() => expect(saves('creators/save-page/')).toHaveLength(2));
    expect(saves('creators/save-page/')[1]?.[1]).toMatchObject({
      version: 9,
      tagline: 'Plays with everyone!',
      bio: 'Hello.',
    });
  });
});

test('five categories are enough', async () => {
  show();
  const categories = section('Categories');
  for (const name of ['Music', 'Talk', 'Cooking', 'Action']) {
    await userEvent.click(categories.getByRole('checkbox', { name }));
  }
  expect(categories.getByText('5 of 5 chosen')).toBeVisible();
  expect(categories.getByRole('checkbox', { name: 'Shooters' })).toBeDisabled();
  await userEvent.click(categories.getByRole('checkbox', { name: 'Racing' }));
  expect(categories.getByRole('checkbox', { name: 'Shooters' })).toBeEnabled();
});

test('questions are ordered by buttons; the words go along, the focus too', async () => {
  show();
  const faqs = section('Questions and answers');
  await userEvent.type(faqs.getAllByLabelText('Question')[0] as HTMLElement, '!');
  await userEvent.click(faqs.getByRole('button', { name: 'Move Question 1 down' }));
  expect(faqs.getAllByLabelText('Question').map((one) => (one as HTMLInputElement).value)).toEqual([
    'What?',
    'When?!',
  ]);
  expect(faqs.getAllByLabelText('Question')[1]).toHaveFocus();
  call.mockResolvedValueOnce({ saveFaqs: { error: null, item: setup } });
  await save();
  await waitFor(() =>
    expect(saves('creators/save-faqs/')[0]?.[1]).toEqual({
      version: 3,
      items: [
        { question: 'What?', answer: 'Karts.' },
        { question: 'When?!', answer: 'Friday.' },
      ],
    }),
  );
});

describe('a photo', () => {
  const file = new File(['pixels'], 'me.png', { type: 'image/png' });
  const stored = {
    uploadPhoto: { error: null, item: { url: '/uploads/x.webp', width: 1, height: 1 } },
  };
  const input = () => screen.getByLabelText('Profile photo', { selector: 'input' });

  test('is sent when it is chosen, and then shown as one’s own', async () => {
    show();
    send.mockResolvedValueOnce(stored);
    call.mockResolvedValueOnce({ setPhoto: { error: null, item: null } });
    await userEvent.upload(input(), file);
    await waitFor(() => expect(replace).toHaveBeenCalled());
    expect(call).toHaveBeenCalledWith('accounts/set-photo/', { url: '/uploads/x.webp' });
  });

  test('that is refused stays chosen, with the reason, and can be sent again', async () => {
    show();
    send.mockRejectedValueOnce(new SecureqlError('backend.unreachable', 0));
    await userEvent.upload(input(), file);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('me.png');
    send.mockResolvedValueOnce(stored);
    call.mockResolvedValueOnce({ setPhoto: { error: null, item: null } });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(send).toHaveBeenCalledTimes(2);
  });

  test('that is too large does not travel at all', async () => {
    show();
    const huge = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'huge.png', { type: 'image/png' });
    await userEvent.upload(input(), huge);
    expect(await screen.findByRole('alert')).toHaveTextContent('larger than 5 MB');
    expect(send).not.toHaveBeenCalled();
  });
});
