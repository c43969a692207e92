import { BROUGHT_BACK, MARKS, MISSED_FROM } from '@/lib/shared/parties/partyActions';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import type { HostMember } from '@/hooks/party/types';

const { waiting, missed, skipped, blocked, endedUnplayed } = STATUS;

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

/** What somebody must have an account for: a ban, and a better place the next time. */
const WITH_ACCOUNT: readonly RowAction[] = ['BAN', 'PRIORITY'];

/** The actions that make sense for somebody. */
export function rowActionsFor({ status, isGuest }: HostMember): readonly RowAction[] {
  return ALL.filter(
    (action) => FROM[action].includes(status) && !(isGuest && WITH_ACCOUNT.includes(action)),
  );
}

/** Those that are worth a button on the row itself. */
const CHIEF = ['CALL', 'BACK'] as const satisfies readonly RowAction[];

/** The one that stands on somebody's row; undefined: none. */
export function chiefActionFor(member: HostMember): (typeof CHIEF)[number] | undefined {
  const actions = rowActionsFor(member);
  return CHIEF.find((action) => actions.includes(action));
}

/** The key of each action while the focus is on somebody's row; the others are in the row's menu. */
export const ROW_KEYS = {
  a: 'CALL',
  s: 'PLAYING',
  d: 'PLAYED',
  w: 'MISSED',
  k: 'SKIPPED',
  r: 'REMOVED',
  v: 'BAN',
  b: 'BACK',
  y: 'PRIORITY',
  e: 'NOTE',
  f: 'FRONT',
  g: 'PLACE',
} as const satisfies Record<string, RowAction>;
