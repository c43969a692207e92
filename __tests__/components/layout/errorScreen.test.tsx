import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorScreen } from '@/components/layout/ErrorScreen';
import { lateParts, renderScreen } from '@/__tests__/support/screen';
import { aUser } from '@/__tests__/support/users';

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
const textsOf = (locale: string) =>
  JSON.parse(readFileSync(`public/locales/${locale}/common.json`, 'utf8')) as Record<
    string,
    string
  >;

// French sets its signs apart with spaces that do not break; they are part of the text.
const asWritten = { normalizer: (text: string) => text };

const kinds = ['missing', 'away', 'fault'] as const;
const cases = ['en', 'de', 'fr', 'es', 'pt'].flatMap((locale) =>
  kinds.map((kind) => [kind, locale] as const),
);

test.each(cases)('%s says in %s what happened, and where to go on', async (kind, locale) => {
  const texts = textsOf(locale);
  renderScreen(<ErrorScreen kind={kind} />, { locale });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    texts[`error_page.${kind}.title`] ?? 'no text',
  );
  expect(screen.getByText(texts[`error_page.${kind}.text`] ?? 'no text', asWritten)).toBeVisible();
  expect(hrefs()).toContain('/');
  await lateParts();
});

test('what is missing may be behind the log-in; a member goes on from the dashboard', async () => {
  const { unmount } = renderScreen(<ErrorScreen kind="missing" />);
  expect(hrefs()).toEqual(['/', '/login']);
  unmount();
  renderScreen(<ErrorScreen kind="missing" />, { user: aUser() });
  expect(hrefs()).toEqual(['/dashboard/home']);
  await lateParts();
});

test('what is away can be tried again', async () => {
  const reload = jest.fn();
  renderScreen(<ErrorScreen kind="away" />, { router: { reload } });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reload).toHaveBeenCalledTimes(1);
});
