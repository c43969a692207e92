import { pageTranslations } from '@/lib/i18n/pageTranslations';

const textsOf = async (namespaces: string[]) => {
  const { _nextI18Next } = await pageTranslations('en', namespaces);
  return _nextI18Next.initialI18nStore.en;
};

test('a page gets a whole namespace, or the single texts that it names with their plural forms', async () => {
  const texts = await textsOf([
    'draw',
    'console:next.key',
    'console:next.done',
    'ticket:ticket.latest',
  ]);
  expect(Object.keys(texts?.console ?? {}).sort()).toEqual([
    'next.done_one',
    'next.done_other',
    'next.key',
  ]);
  expect(Object.keys(texts?.ticket ?? {})).toHaveLength(4);
  expect(Object.keys(texts?.draw ?? {}).length).toBeGreaterThan(4);
});

test('a namespace that does not exist is refused, whichever way it is named', async () => {
  await expect(pageTranslations('en', ['nowhere:title'])).rejects.toThrow();
});
