import { readFileSync } from 'node:fs';
import type { TFunction } from 'i18next';
import { PICTURED, settingsFrom } from '@/hooks/experience/templates';
import { serviceSettings } from '@/lib/shared/experiences/service';
import { someSettings } from '@/__tests__/support/serviceFactories';

const made = someSettings({ images: [], tiers: [], questions: [], faqs: [] });

const textsOf = (locale: string) =>
  JSON.parse(readFileSync(`public/locales/${locale}/experienceDrafts.json`, 'utf8')) as Record<
    string,
    string
  >;

test.each(['en', 'de', 'fr', 'es', 'pt'])('every template is a whole draft in %s', (locale) => {
  const texts = textsOf(locale);
  const t = ((key: string) => texts[key]) as TFunction;
  for (const template of PICTURED) {
    const settings = settingsFrom(template, made, t);
    expect(serviceSettings.safeParse(settings).error).toBeUndefined();
    expect(settings.tiers.length).toBeGreaterThan(0);
    // A queue asks its own questions, of everybody who joins.
    expect(settings.questions.length > 0).toBe(settings.kind !== 'QUEUE');
  }
});

test('a real is worth less: the same template costs five times as many', () => {
  const t = ((key: string) => key) as TFunction;
  const priceOf = (currency: 'EUR' | 'BRL') =>
    settingsFrom('PLAY', { ...made, currency }, t).tiers[0]?.price;
  expect(priceOf('BRL')).toBe((priceOf('EUR') ?? 0) * 5);
});
