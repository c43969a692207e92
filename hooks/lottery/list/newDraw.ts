import { momentOf, localMoment, type LocalMoment } from '@/lib/i18n/localMoment';
import type { PayloadOf } from '@/lib/secureql/operations/all';
import { CLAIM_SECONDS, type Delivery, type VALUE_CURRENCIES } from '@/lib/shared/lottery/states';

type Currency = (typeof VALUE_CURRENCIES)[number];
type Settings = PayloadOf<'lottery/create-lottery/'>['settings'];

/** What a new draw starts from. */
export const PRESETS = ['QUICK', 'WEEK', 'SEVERAL'] as const;
export type Preset = (typeof PRESETS)[number];
export const isPreset = (value: string): value is Preset => PRESETS.some((one) => one === value);

/** How long a draw on a stream may be open, in minutes; the first one is what a preset starts with. */
export const OPEN_MINUTES = [5, 10, 15, 30, 60, 120];
export const PRESET_MINUTES: Record<Preset, number> = { QUICK: 10, WEEK: 10, SEVERAL: 30 };

/** So long its creator is live with a draw they plan, unless they say otherwise. */
const LIVE_MINUTES = 180;

/** The European Union, the United Kingdom and Switzerland. */
const NEAR =
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(
    ' ',
  );

const NEAR_AGE = 16;
const LATELY_DAYS = 30;

/** What the dialog asks. */
export interface NewDraw {
  preset: Preset;
  /** Of a draw with several prizes; one prize names its draw itself. */
  title: string;
  prizes: { title: string; quantity: number; valueMinor: number | null }[];
  currency: Currency;
  delivery: Delivery;
  photo: string | null;
  /** How long it is open; null: until the creator closes it. */
  openMinutes: number | null;
  /** When a draw of a week closes, on the clock of this browser. */
  closes: LocalMoment;
  hasBonus: boolean;
  leavesOutWinners: boolean;
  isNearOnly: boolean;
}

/** Next Sunday, 20:00 on the clock of this browser; on a Sunday evening that of the week after. */
export function nextSunday(now: Date): LocalMoment {
  const at = new Date(now);
  at.setDate(at.getDate() + ((7 - at.getDay()) % 7));
  at.setHours(20, 0, 0, 0);
  if (at <= now) at.setDate(at.getDate() + 7);
  return localMoment(at);
}

/** The settings of a new draw; a day that is none is the server's to refuse. Pure. */
export function settingsOf(draw: NewDraw): Settings {
  const { preset, currency, delivery, photo } = draw;
  const isWeek = preset === 'WEEK';
  const claimMode = isWeek ? 'OFFLINE' : 'LIVE';
  const prizes = draw.prizes.map(({ title, quantity, valueMinor }, index) => ({
    title,
    photo: index === 0 ? photo : null,
    valueMinor,
    currency: valueMinor === null ? null : currency,
    quantity,
    delivery,
  }));
  return {
    title: preset === 'SEVERAL' ? draw.title : (prizes[0]?.title ?? ''),
    notice: null,
    prizes,
    ownRules: null,
    opensAt: null,
    closesAt: isWeek ? (momentOf(draw.closes)?.toISOString() ?? draw.closes.day) : null,
    openMinutes: isWeek ? null : draw.openMinutes,
    liveMinutes: LIVE_MINUTES,
    verifiedOnly: true,
    followersOnly: false,
    minAccountDays: 0,
    countries: draw.isNearOnly ? NEAR : [],
    minAge: draw.isNearOnly ? NEAR_AGE : null,
    notWonDays: draw.leavesOutWinners ? LATELY_DAYS : 0,
    followTickets: draw.hasBonus ? 1 : 0,
    waitedTickets: draw.hasBonus ? 1 : 0,
    maxEntries: null,
    claimMode,
    claimSeconds: CLAIM_SECONDS[claimMode],
  };
}
