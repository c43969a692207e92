import type { LotterySettings } from '@/hooks/lottery/console/types';
import { numberOrNull, oneOf, textOf, textOrNull } from '@/hooks/ui/formValues';
import { minorOf } from '@/lib/i18n/moneyInput';
import type { PayloadOf } from '@/lib/secureql/operations/all';
import { CLAIM_MODES, DELIVERIES, VALUE_CURRENCIES } from '@/lib/shared/lottery/states';

export type SettingsInput = PayloadOf<'lottery/edit-lottery/'>['settings'];

/** How a draw closes. */
export const CLOSINGS = ['MINUTES', 'AT', 'HAND'] as const;
export type Closing = (typeof CLOSINGS)[number];

/** How the settings say it. */
export const closingOf = ({ closesAt, openMinutes }: LotterySettings): Closing =>
  closesAt !== null ? 'AT' : openMinutes !== null ? 'MINUTES' : 'HAND';

export const HOUR_S = 3600;

interface Edited {
  /** The settings that the form was filled with. */
  before: LotterySettings;
  /** Somebody has entered: only title and note are the form's. */
  isLocked: boolean;
  /** Of each prize, in their order. */
  photos: readonly (string | null)[];
  countries: readonly string[];
}

/** The settings that a form says. What is not in it stays as it was. */
export function readSettings(data: FormData, edited: Edited): SettingsInput {
  const { before, isLocked } = edited;
  const words = {
    title: textOf(data, 'settings.title'),
    notice: textOrNull(data, 'settings.notice'),
  };
  const known = before as SettingsInput;
  if (isLocked) return { ...known, ...words };
  const claimMode = oneOf(CLAIM_MODES, textOf(data, 'settings.claimMode'));
  const claimTime = numberOrNull(data, 'settings.claimSeconds');
  const claimUnit = claimMode === 'OFFLINE' ? HOUR_S : 1;
  const isOn = (name: string) => data.get(`settings.${name}`) !== null;
  const count = (name: string) => numberOrNull(data, `settings.${name}`) ?? 0;
  return {
    ...words,
    ...readTimes(data),
    liveMinutes: data.has('settings.liveMinutes')
      ? numberOrNull(data, 'settings.liveMinutes')
      : before.liveMinutes,
    prizes: edited.photos.map((photo, index) => readPrize(data, index, photo)),
    ownRules: textOrNull(data, 'settings.ownRules'),
    verifiedOnly: isOn('verifiedOnly'),
    followersOnly: isOn('followersOnly'),
    minAccountDays: count('minAccountDays'),
    countries: [...edited.countries],
    minAge: numberOrNull(data, 'settings.minAge'),
    notWonDays: count('notWonDays'),
    followTickets: count('followTickets'),
    waitedTickets: count('waitedTickets'),
    maxEntries: numberOrNull(data, 'settings.maxEntries'),
    claimMode,
    claimSeconds: claimTime === null ? before.claimSeconds : Math.round(claimTime * claimUnit),
  };
}

function readPrize(data: FormData, index: number, photo: string | null) {
  const name = (field: string) => `settings.prizes.${index}.${field}`;
  const typed = textOf(data, name('valueMinor')).trim();
  // What is no sum is the server's to refuse, beside its field.
  const valueMinor = typed === '' ? null : (minorOf(typed) ?? -1);
  return {
    title: textOf(data, name('title')),
    photo,
    valueMinor,
    currency: valueMinor === null ? null : oneOf(VALUE_CURRENCIES, textOf(data, 'currency')),
    quantity: numberOrNull(data, name('quantity')) ?? 1,
    delivery: oneOf(DELIVERIES, textOf(data, name('delivery'))),
  };
}

function readTimes(data: FormData) {
  const closing = oneOf(CLOSINGS, textOf(data, 'closing'));
  return {
    opensAt: readMoment(textOf(data, 'settings.opensAt')),
    closesAt: closing === 'AT' ? (readMoment(textOf(data, 'settings.closesAt')) ?? '') : null,
    openMinutes: closing === 'MINUTES' ? (numberOrNull(data, 'settings.openMinutes') ?? 0) : null,
  };
}

/** A moment as inputs hold it, on this browser's clock; null when they hold none. */
function readMoment(text: string): string | null {
  const at = new Date(text);
  return text === '' || Number.isNaN(at.getTime()) ? null : at.toISOString();
}
