import { act, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nContext } from 'next-i18next/pages';
import { useTranslation } from '@/hooks/ui/useTranslation';

const resources = {
  en: {
    common: {
      hello: 'Hello',
      who: 'Hello {{name}}',
      people_one: '{{count}} fan',
      people_other: '{{count}} fans',
    },
    errors: { 'party.full': 'The queue is full', internal: 'That is our mistake' },
  },
  de: { common: { hello: 'Hallo' }, errors: {} },
};

function show(key: string, options?: Record<string, unknown>) {
  const i18n = createInstance();
  void i18n.init({
    lng: 'en',
    fallbackLng: 'en',
    resources,
    defaultNS: 'common',
    keySeparator: false,
    initAsync: false,
  });
  function Text() {
    const { t } = useTranslation('common');
    return <p>{options === undefined ? t(key) : t(key, options)}</p>;
  }
  render(
    <I18nContext value={{ i18n }}>
      <Text />
    </I18nContext>,
  );
  return i18n;
}

const text = () => screen.getByRole('paragraph').textContent;

test('a text stands as its file has it', () => {
  show('hello');
  expect(text()).toBe('Hello');
});

test('values and plural forms are filled in', () => {
  show('who', { name: 'Nora' });
  expect(text()).toBe('Hello Nora');
});

test('plural forms follow the count', () => {
  show('people', { count: 3 });
  expect(text()).toBe('3 fans');
});

test('an error of a newer server has a text, too', () => {
  show('errors:party.made_up');
  expect(text()).toBe('That is our mistake');
});

test('another namespace is reached by its name, dots in the key and all', () => {
  show('errors:party.full');
  expect(text()).toBe('The queue is full');
});

test('an unknown key shows itself', () => {
  show('nothing_here');
  expect(text()).toBe('nothing_here');
});

test('a change of language changes the text, and what a language lacks reads English', async () => {
  const i18n = show('hello');
  await act(async () => {
    await i18n.changeLanguage('de');
  });
  expect(text()).toBe('Hallo');
});
