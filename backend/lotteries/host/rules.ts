import { textsIn } from '@/backend/platform/texts';
import type { LotteryPrize } from '@/lib/shared/lottery/messages';
import type { LotterySettings } from '@/backend/lotteries/types';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * The exact string that is committed to, in the creator's language: a line for each prize, an empty
 * line, a line for each rule. Nothing ever reads it but people.
 */
export function rulesOf(settings: LotterySettings, locale: string): string {
  const t = textsIn('lotteryRules', locale);
  const prizes = settings.prizes.map((prize) => prizeLine(prize, locale));
  const days = (count: number) => measure(count, 'day', locale);
  const { closesAt, openMinutes, countries, minAge, notWonDays, minAccountDays } = settings;
  const { followTickets, waitedTickets, maxEntries, claimSeconds, ownRules } = settings;
  const closing =
    closesAt !== null
      ? t('closesAt', { time: moment(closesAt, locale) })
      : openMinutes !== null
        ? t('openMinutes', { time: measure(openMinutes, 'minute', locale) })
        : t('closesByHand');
  const rules = [
    t('free'),
    closing,
    settings.verifiedOnly && t('verified'),
    settings.followersOnly && t('followers'),
    minAccountDays > 0 && t('accountDays', { days: days(minAccountDays) }),
    countries.length > 0 && t('countries', { countries: namesOf(countries, locale) }),
    minAge !== null && t('age', { years: measure(minAge, 'year', locale) }),
    notWonDays > 0 && t('notWon', { days: days(notWonDays) }),
    followTickets > 0 && t('follow', { tickets: String(followTickets) }),
    waitedTickets > 0 && t('waited', { tickets: String(waitedTickets) }),
    maxEntries !== null && t('maxEntries', { entries: numberIn(maxEntries, locale) }),
    t('order'),
    t('claim', { time: timeToClaim(claimSeconds, locale) }),
    ...(ownRules?.split('\n') ?? []),
  ];
  const said = rules.filter((rule) => typeof rule === 'string');
  return plain([...prizes, '', ...said].join('\n'));
}

function prizeLine({ title, quantity, ...prize }: LotteryPrize, locale: string): string {
  const t = textsIn('lotteryRules', locale);
  const delivery = t(`delivery.${prize.delivery}`);
  const named = { quantity: String(quantity), title, delivery };
  const { valueMinor, currency } = prize;
  if (valueMinor === null || currency === null) return t('prize', named);
  const value = new Intl.NumberFormat(locale, { style: 'currency', currency });
  return t('prizeWorth', { ...named, value: value.format(valueMinor / 100) });
}

function timeToClaim(seconds: number, locale: string): string {
  if (seconds % HOUR === 0) return measure(seconds / HOUR, 'hour', locale);
  if (seconds % MINUTE === 0) return measure(seconds / MINUTE, 'minute', locale);
  return measure(seconds, 'second', locale);
}

/** A number with its unit, in the plural of the language. */
function measure(count: number, unit: string, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

const numberIn = (count: number, locale: string) => new Intl.NumberFormat(locale).format(count);

function namesOf(codes: readonly string[], locale: string): string {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  return list.format(codes.map((code) => names.of(code) ?? code).sort());
}

function moment(at: string, locale: string): string {
  const words = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${new Intl.DateTimeFormat(locale, words).format(new Date(at))} UTC`;
}

/** One kind of space, so that whoever types the rules anew gets the same bytes. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').normalize('NFC');
