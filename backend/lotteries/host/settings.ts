import { isDeepStrictEqual } from 'node:util';
import { changesIn, recordChanges } from '@/backend/hosting/service';
import type { Context } from '@/backend/platform/context';
import type {
  HeldLottery,
  LotteryPatch,
  LotteryRow,
} from '@/backend/lotteries/store/lotteryRepository';
import type { LotterySettings } from '@/backend/lotteries/types';
import { isoOf } from '@/backend/lotteries/views';

/** What may change while people are in: nobody's odds hang on it. */
const FREE: readonly (keyof LotterySettings)[] = ['title', 'notice'];

/** What a creator set. The time that followed from `openMinutes` is none of it. */
export function settingsOf(lottery: LotteryRow): LotterySettings {
  const { openMinutes } = lottery;
  return {
    title: lottery.title,
    notice: lottery.notice,
    prizes: lottery.prizes,
    ownRules: lottery.ownRules,
    opensAt: isoOf(lottery.opensAt),
    closesAt: openMinutes === null ? isoOf(lottery.closesAt) : null,
    openMinutes,
    liveMinutes: lottery.liveMinutes,
    verifiedOnly: lottery.verifiedOnly,
    followersOnly: lottery.followersOnly,
    minAccountDays: lottery.minAccountDays,
    countries: lottery.countries,
    minAge: lottery.minAge,
    notWonDays: lottery.notWonDays,
    followTickets: lottery.followTickets,
    waitedTickets: lottery.waitedTickets,
    maxEntries: lottery.maxEntries,
    claimMode: lottery.claimMode,
    claimSeconds: lottery.claimSeconds,
  };
}

/** The settings as the table has them. */
export function columnsOf(settings: LotterySettings) {
  const { prizes, countries, opensAt, closesAt, ...plain } = settings;
  return {
    ...plain,
    prizes: JSON.stringify(prizes),
    countries: JSON.stringify(countries),
    opensAt: opensAt === null ? null : new Date(opensAt),
    closesAt: closesAt === null ? null : new Date(closesAt),
  } satisfies LotteryPatch;
}

/** Whether something changes that is fixed once somebody has entered. */
export function changesRules(before: LotterySettings, after: LotterySettings): boolean {
  return changedFields(before, after).some((field) => !FREE.includes(field));
}

/** Writes down which settings change. */
export async function recordSettings(
  context: Context,
  { id: toolId, creatorId }: HeldLottery,
  before: LotterySettings,
  after: LotterySettings,
): Promise<void> {
  const fields = changedFields(before, after);
  if (fields.length === 0) return;
  const values = (of: LotterySettings) => Object.fromEntries(fields.map((key) => [key, of[key]]));
  const changes = changesIn(values(before), values(after));
  await recordChanges(context, [{ kind: 'SETTINGS', creatorId, toolId, changes }]);
}

function changedFields(before: LotterySettings, after: LotterySettings) {
  const fields = Object.keys(after) as (keyof LotterySettings)[];
  return fields.filter(
    (field) => !isDeepStrictEqual(sameTime(before[field]), sameTime(after[field])),
  );
}

/** A moment may be written with or without milliseconds. */
function sameTime(value: LotterySettings[keyof LotterySettings]) {
  const isMoment = typeof value === 'string' && /^\d{4}-\d\d-\d\dT.*Z$/.test(value);
  return isMoment ? new Date(value).getTime() : value;
}
