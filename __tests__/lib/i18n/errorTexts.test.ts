import { describe, expect, test } from '@jest/globals';
import { pageTranslations } from '@/lib/i18n/pageTranslations';
import { pickLocale } from '@/lib/i18n/pickLocale';
import { readTexts } from '@/lib/i18n/texts';
import { LOCALES } from '@/lib/shared/accounts/account';
import { ERRORS } from '@/lib/shared/errors';

describe('error texts', () => {
  const wanted = [...Object.keys(ERRORS), 'error_no_results_found_default'];

  test.each(LOCALES)('every code has a text in %s', (locale) => {
    const texts = readTexts(locale, 'errors');
    for (const code of wanted)
      expect([code, texts[code]]).toEqual([code, expect.stringMatching(/\w{2}/)]);
    expect(Object.keys(texts).sort()).toEqual(Object.keys(readTexts('en', 'errors')).sort());
  });

  test('no language repeats the English ones', () => {
    for (const locale of LOCALES.slice(1)) {
      const texts = readTexts(locale, 'errors');
      for (const code of wanted) expect(texts[code]).not.toBe(readTexts('en', 'errors')[code]);
    }
  });
});

test('a page gets the texts it names, in the props next-i18next reads; of errors only its own', async () => {
  const { _nextI18Next } = await pageTranslations('de', ['party', 'errors']);
  expect(_nextI18Next).toMatchObject({ initialLocale: 'de', ns: ['party', 'errors'] });
  expect(Object.keys(_nextI18Next.initialI18nStore)).toEqual(['de']);
  const { party, errors } = _nextI18Next.initialI18nStore.de ?? {};
  expect(party).toEqual(readTexts('de', 'party'));
  expect(errors).toMatchObject({ internal: readTexts('de', 'errors').internal });
  expect(errors).not.toHaveProperty('party.full');
  await expect(pageTranslations('de', ['no-such-namespace'])).rejects.toThrow('no-such-namespace');
});

test('the reader’s language is the page’s, then the chosen one, then the browser’s', () => {
  expect(pickLocale({ page: 'fr', chosen: 'de', accepted: 'es' })).toBe('fr');
  expect(pickLocale({ page: 'xx', chosen: 'de', accepted: 'es' })).toBe('de');
  expect(pickLocale({ accepted: 'it, es;q=0.4, pt-BR;q=0.8' })).toBe('pt');
  expect(pickLocale({ accepted: 'zh' })).toBe('en');
  expect(pickLocale({})).toBe('en');
});
