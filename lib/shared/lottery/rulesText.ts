import type { LotteryPrize } from './messages';

/** What rules are made of; the part of a draw's settings that counts. */
export interface RuleSettings {
  prizes: readonly LotteryPrize[];
  ownRules: string | null;
  /** UTC, ISO 8601. */
  closesAt: string | null;
  openMinutes: number | null;
  verifiedOnly: boolean;
  followersOnly: boolean;
  minAccountDays: number;
  countries: readonly string[];
  minAge: number | null;
  notWonDays: number;
  followTickets: number;
  waitedTickets: number;
  maxEntries: number | null;
  claimSeconds: number;
}

const KEYS = [
  'prize',
  'prizeWorth',
  'delivery.DIGITAL',
  'delivery.PHYSICAL',
  'delivery.EXPERIENCE',
  'free',
  'closesAt',
  'openMinutes',
  'closesByHand',
  'verified',
  'followers',
  'accountDays',
  'countries',
  'age',
  'notWon',
  'follow',
  'waited',
  'maxEntries',
  'order',
  'claim',
] as const;

/** Says a text of the namespace `lotteryRules` in the language of the rules. */
type Say = (key: (typeof KEYS)[number], values?: Readonly<Record<string, string>>) => string;

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * The exact string that is committed to, in the creator's language: a line for each prize, an empty
 * line, a line for each rule. Nothing ever reads it but people. The edit page shows it while it is
 * made; what counts is what the server made of the settings.
 */
export function rulesText(settings: RuleSettings, locale: string, say: Say): string {
  const prizes = settings.prizes.map((prize) => prizeLine(prize, locale, say));
  const days = (count: number) => measure(count, 'day', locale);
  const { closesAt, openMinutes, countries, minAge, notWonDays, minAccountDays } = settings;
  const { followTickets, waitedTickets, maxEntries, claimSeconds, ownRules } = settings;
  const closing =
    closesAt !== null
      ? say('closesAt', { time: moment(closesAt, locale) })
      : openMinutes !== null
        ? say('openMinutes', { time: lengthOf(openMinutes * MINUTE, locale) })
        : say('closesByHand');
  const rules = [
    say('free'),
    closing,
    settings.verifiedOnly && say('verified'),
    settings.followersOnly && say('followers'),
    minAccountDays > 0 && say('accountDays', { days: days(minAccountDays) }),
    countries.length > 0 && say('countries', { countries: namesOf(countries, locale) }),
    minAge !== null && say('age', { years: measure(minAge, 'year', locale) }),
    notWonDays > 0 && say('notWon', { days: days(notWonDays) }),
    followTickets > 0 && say('follow', { tickets: String(followTickets) }),
    waitedTickets > 0 && say('waited', { tickets: String(waitedTickets) }),
    maxEntries !== null && say('maxEntries', { entries: numberIn(maxEntries, locale) }),
    say('order'),
    say('claim', { time: lengthOf(claimSeconds, locale) }),
    ...(ownRules?.split('\n') ?? []),
  ];
  const said = rules.filter((rule) => typeof rule === 'string');
  return plain([...prizes, '', ...said].join('\n'));
}

function prizeLine({ title, quantity, ...prize }: LotteryPrize, locale: string, say: Say): string {
  const delivery = say(`delivery.${prize.delivery}`);
  const named = { quantity: String(quantity), title, delivery };
  const { valueMinor, currency } = prize;
  if (valueMinor === null || currency === null) return say('prize', named);
  const value = new Intl.NumberFormat(locale, { style: 'currency', currency });
  return say('prizeWorth', { ...named, value: value.format(valueMinor / 100) });
}

function lengthOf(seconds: number, locale: string): string {
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
