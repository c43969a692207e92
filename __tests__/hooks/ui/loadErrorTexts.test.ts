import { afterEach, expect, jest, test } from '@jest/globals';
import { cachedInstance } from '@/lib/i18n/cachedInstance';
import { loadErrorTexts } from '@/lib/i18n/loadErrorTexts';
import { readTexts } from '@/lib/i18n/texts';

const realFetch = globalThis.fetch;

afterEach(() => {
  globalThis.fetch = realFetch;
});

function answerWith(answer: () => Promise<Response>) {
  const fetched = jest.fn<typeof fetch>(answer);
  globalThis.fetch = fetched;
  return fetched;
}

function openPage() {
  const { internal = '', 'backend.unreachable': away = '' } = readTexts('de', 'errors');
  const errors = { internal, 'backend.unreachable': away };
  const translations = {
    initialI18nStore: { de: { common: readTexts('de', 'common'), errors } },
    initialLocale: 'de' as const,
    ns: ['common', 'errors'],
  };
  const i18n = cachedInstance(translations);
  return { translations, say: (code: string) => i18n.t(code, { ns: 'errors' }) };
}

const german = () =>
  Promise.resolve({ ok: true, json: () => Promise.resolve(readTexts('de', 'errors')) } as Response);

test('the first refusal brings the texts of all of them, once', async () => {
  const fetched = answerWith(german);
  const { say } = openPage();
  expect(say('party.full')).toBe('party.full');
  await loadErrorTexts('party.full');
  expect(say('party.full')).toBe(readTexts('de', 'errors')['party.full']);
  await loadErrorTexts('party.paused');
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(fetched.mock.calls[0]?.[0]).toBe('/locales/de/errors.json');
});

test('what a page can say by itself needs no file', async () => {
  const fetched = answerWith(german);
  openPage();
  await loadErrorTexts('backend.unreachable');
  expect(fetched).not.toHaveBeenCalled();
});

test('the page one came back to gets them too', async () => {
  answerWith(german);
  const first = openPage();
  const second = openPage();
  cachedInstance(first.translations);
  await loadErrorTexts('party.full');
  expect(first.say('party.full')).toMatch(/Plätze/);
  expect(second.say('party.full')).toBe('party.full');
});

test('a file that does not come breaks nothing, and is asked for again', async () => {
  answerWith(() => Promise.reject(new TypeError('offline')));
  const { say } = openPage();
  await loadErrorTexts('party.full');
  expect(say('party.full')).toBe('party.full');
  answerWith(german);
  await loadErrorTexts('party.full');
  expect(say('party.full')).toMatch(/Plätze/);
});
