import { numberOrNull, oneOf, textOf, textOrNull } from '@/hooks/ui/formValues';
import { minorOf } from '@/lib/i18n/moneyInput';
import type { FundSettings } from '@/lib/shared/fund/fund';
import { FUND_MODES } from '@/lib/shared/fund/states';

/** No sum: the server refuses it, and says so at the field. */
const NO_SUM = 0;

/** A sum that has to be there. */
const sumIn = (data: FormData, name: string) => minorOf(textOf(data, name)) ?? NO_SUM;

/** A sum that may be left out: then it is nothing. */
function sumOrNothing(data: FormData, name: string) {
  const typed = textOf(data, name).trim();
  return typed === '' ? 0 : (minorOf(typed) ?? -1);
}

/** A moment as inputs hold it, on this browser's clock; null when they hold none. */
function readMoment(text: string): string | null {
  const at = new Date(text);
  return text === '' || Number.isNaN(at.getTime()) ? null : at.toISOString();
}

/** The places of a list's rows in a form, in their order. */
function placesOf(data: FormData, list: string, field: string): string[] {
  const name = new RegExp(`^settings\\.${list}\\.\\d+\\.${field}$`);
  return [...data.keys()]
    .filter((key) => name.test(key))
    .map((key) => key.slice(0, key.length - field.length - 1));
}

/** Rewards, milestones and votes as a form says them; inputs are named after payload keys. */
export function readParts(data: FormData): Pick<FundSettings, 'tiers' | 'milestones' | 'polls'> {
  const of = (row: string) => ({
    id: textOrNull(data, `${row}.id`),
    title: textOf(data, `${row}.title`),
  });
  return {
    tiers: placesOf(data, 'tiers', 'title').map((row) => ({
      ...of(row),
      description: textOrNull(data, `${row}.description`),
      price: sumIn(data, `${row}.price`),
      stock: numberOrNull(data, `${row}.stock`),
      question: textOrNull(data, `${row}.question`),
      opensAt: readMoment(textOf(data, `${row}.opensAt`)),
      closesAt: readMoment(textOf(data, `${row}.closesAt`)),
      delivery: textOrNull(data, `${row}.delivery`),
      thanks: textOrNull(data, `${row}.thanks`),
    })),
    milestones: placesOf(data, 'milestones', 'title').map((row) => ({
      ...of(row),
      amount: sumIn(data, `${row}.amount`),
      note: textOrNull(data, `${row}.note`),
      isHidden: data.has(`${row}.isHidden`),
    })),
    polls: placesOf(data, 'polls', 'title').map((row) => ({
      ...of(row),
      closesAt: readMoment(textOf(data, `${row}.closesAt`)),
      options: placesOf(data, `${row.slice('settings.'.length)}.options`, 'label').map(
        (option) => ({
          id: textOrNull(data, `${option}.id`),
          label: textOf(data, `${option}.label`),
        }),
      ),
    })),
  };
}

interface Edited {
  /** The settings that the form was filled with. */
  before: FundSettings;
  /** Goal, mode and end are fixed: the form does not say them. */
  isLocked: boolean;
  cover: string | null;
}

/** The settings that the form of the edit page says. */
export function readSettings(data: FormData, { before, isLocked, cover }: Edited): FundSettings {
  const name = (field: string) => `settings.${field}`;
  const isOn = (field: string) => data.has(name(field));
  const goal = {
    mode: oneOf(FUND_MODES, textOf(data, name('mode'))),
    goal: sumIn(data, name('goal')),
    deadlineAt: readMoment(textOf(data, name('deadlineAt'))),
  };
  return {
    ...before,
    title: textOf(data, name('title')),
    summary: textOrNull(data, name('summary')),
    story: textOrNull(data, name('story')),
    cover,
    videoUrl: textOrNull(data, name('videoUrl')),
    ...(isLocked ? {} : goal),
    startsAt: data.has(name('startsAt'))
      ? readMoment(textOf(data, name('startsAt')))
      : before.startsAt,
    liveMinutes: data.has(name('liveMinutes'))
      ? numberOrNull(data, name('liveMinutes'))
      : before.liveMinutes,
    starting: data.has(name('starting')) ? sumOrNothing(data, name('starting')) : before.starting,
    min: sumIn(data, name('min')),
    max: sumIn(data, name('max')),
    presets: textOf(data, name('presets'))
      .split(/[;\s]+/)
      .filter((typed) => typed !== '')
      .map((typed) => minorOf(typed) ?? NO_SUM),
    anonymousAllowed: isOn('anonymousAllowed'),
    messagesModerated: isOn('messagesModerated'),
    moderatorsSeeAmounts: isOn('moderatorsSeeAmounts'),
    leaderboardShown: isOn('leaderboardShown'),
    alertMin: sumOrNothing(data, name('alertMin')),
    speakMin: sumOrNothing(data, name('speakMin')),
    alertMaxChars: numberOrNull(data, name('alertMaxChars')) ?? before.alertMaxChars,
    thanks: textOrNull(data, name('thanks')),
    ...readParts(data),
  };
}
