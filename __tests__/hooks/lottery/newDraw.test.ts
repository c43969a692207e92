import { describe, expect, test } from '@jest/globals';
import { nextSunday, settingsOf, type NewDraw } from '@/hooks/lottery/list/newDraw';
import { readNewDraw } from '@/hooks/lottery/list/readNewDraw';
import { currencyOf } from '@/lib/i18n/currencyOf';
import { createLotteryPayload } from '@/lib/shared/lottery/lottery';

const draw: NewDraw = {
  preset: 'QUICK',
  title: '',
  prizes: [{ title: 'Headset', quantity: 1, valueMinor: 12_900 }],
  currency: 'EUR',
  delivery: 'PHYSICAL',
  photo: null,
  openMinutes: 10,
  closes: { day: '2026-11-29', time: '20:00' },
  hasBonus: true,
  leavesOutWinners: true,
  isNearOnly: false,
};
const isValid = (settings: unknown) =>
  createLotteryPayload.safeParse({ settings, requestKey: crypto.randomUUID() }).success;

describe('presets', () => {
  test('a quick draw is open ten minutes, and its winner has two', () => {
    const settings = settingsOf(draw);
    expect(settings).toMatchObject({
      title: 'Headset',
      openMinutes: 10,
      closesAt: null,
      claimMode: 'LIVE',
      claimSeconds: 120,
      verifiedOnly: true,
      notWonDays: 30,
      followTickets: 1,
      waitedTickets: 1,
      countries: [],
      minAge: null,
    });
    expect(isValid(settings)).toBe(true);
  });

  test('a draw of a week closes at its hour, with two days to claim', () => {
    const settings = settingsOf({ ...draw, preset: 'WEEK', hasBonus: false, isNearOnly: true });
    expect(settings).toMatchObject({
      openMinutes: null,
      closesAt: new Date('2026-11-29T20:00').toISOString(),
      claimMode: 'OFFLINE',
      claimSeconds: 172_800,
      followTickets: 0,
      minAge: 16,
    });
    expect(settings.countries).toHaveLength(29);
    expect(isValid(settings)).toBe(true);
  });

  test('several prizes have a name for all of them; a value brings its currency', () => {
    const prizes = [...draw.prizes, { title: 'Key', quantity: 3, valueMinor: null }];
    const settings = settingsOf({ ...draw, preset: 'SEVERAL', title: 'Big night', prizes });
    expect(settings.title).toBe('Big night');
    expect(settings.prizes.map(({ currency, quantity }) => [currency, quantity])).toEqual([
      ['EUR', 1],
      [null, 3],
    ]);
    expect(isValid(settings)).toBe(true);
  });
});

test.each([
  ['2026-11-24T13:00', '2026-11-29'],
  ['2026-11-29T19:59', '2026-11-29'],
  ['2026-11-29T20:00', '2026-12-06'],
])('the Sunday evening after %s is on %s', (now, day) => {
  expect(nextSunday(new Date(now))).toEqual({ day, time: '20:00' });
});

test('the currency follows the language', () => {
  expect(['en', 'de', 'fr', 'es', 'pt'].map(currencyOf)).toEqual([
    'USD',
    'EUR',
    'EUR',
    'EUR',
    'BRL',
  ]);
});

describe('the form', () => {
  const formOf = (fields: Record<string, string>) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.append(name, value);
    return readNewDraw(data, { preset: 'QUICK', photo: null });
  };

  test('a draw that is open until its creator closes it', () => {
    const settings = formOf({ 'settings.prizes.0.title': 'Mug', minutes: '', currency: 'GBP' });
    expect(settings).toMatchObject({ openMinutes: null, notWonDays: 0, title: 'Mug' });
    expect(isValid(settings)).toBe(true);
  });

  test('a value that is no sum is left to the server to refuse', () => {
    const settings = formOf({
      'settings.prizes.0.title': 'Mug',
      'settings.prizes.0.valueMinor': 'a lot',
    });
    expect(isValid(settings)).toBe(false);
  });
});
