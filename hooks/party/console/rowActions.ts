import { BROUGHT_BACK, MARKS, MISSED_FROM } from '@/lib/shared/parties/partyActions';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import type { HostMember } from '@/hooks/party/types';

const { waiting, called, ready, playing, missed, skipped, removed, blocked, endedUnplayed } =
  STATUS;

const WAITING: readonly number[] = [waiting];
const EVERYBODY: readonly number[] = Object.values(STATUS);
const NOT_BLOCKED = EVERYBODY.filter((status) => status !== blocked);

/** Those whose turn did not come may stand ahead next time. */
const TURN_NOT_COME: readonly number[] = [missed, skipped, endedUnplayed];

/** What a host can do to one person, in the order of a menu, and at which statuses. */
const FROM = {
  CALL: WAITING,
  PLAYING: MARKS.PLAYING.from,
  MISSED: MISSED_FROM,
  PLAYED: MARKS.PLAYED.from,
  BACK: BROUGHT_BACK,
  PRIORITY: TURN_NOT_COME,
  FRONT: WAITING,
  UP: WAITING,
  DOWN: WAITING,
  LAST: WAITING,
  PLACE: WAITING,
  NOTE: EVERYBODY,
  SKIPPED: MARKS.SKIPPED.from,
  REMOVED: MARKS.REMOVED.from,
  BAN: NOT_BLOCKED,
} satisfies Record<string, readonly number[]>;

export type RowAction = keyof typeof FROM;

const ALL = Object.keys(FROM) as RowAction[];

/** How many of them are worth a button of their own. */
const CHIEF: Readonly<Record<number, number>> = {
  [waiting]: 1,
  [called]: 2,
  [ready]: 2,
  [playing]: 1,
  [missed]: 1,
  [skipped]: 1,
  [removed]: 1,
};

/** What somebody must have an account for: a ban, and a better place the next time. */
const WITH_ACCOUNT: readonly RowAction[] = ['BAN', 'PRIORITY'];

/** The actions that make sense for somebody. */
export function rowActionsFor({ status, isGuest }: HostMember): readonly RowAction[] {
  return ALL.filter(
    (action) => FROM[action].includes(status) && !(isGuest && WITH_ACCOUNT.includes(action)),
  );
}

/** Those of them that stand on the row itself. */
export const chiefActionsFor = (member: HostMember): readonly RowAction[] =>
  rowActionsFor(member).slice(0, CHIEF[member.status] ?? 0);

/** The key of each action while the focus is on somebody's row; the others are in the row's menu. */
export const ROW_KEYS = {
  a: 'CALL',
  s: 'PLAYING',
  d: 'PLAYED',
  m: 'MISSED',
  k: 'SKIPPED',
  r: 'REMOVED',
  v: 'BAN',
  b: 'BACK',
  y: 'PRIORITY',
  e: 'NOTE',
  f: 'FRONT',
  g: 'PLACE',
} as const satisfies Record<string, RowAction>;
