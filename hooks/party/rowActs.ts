import { STATUS } from '@/lib/shared/parties/partyStatus';
import type { HostMember } from './types';

/** What a host can do to one person. */
export type RowAct =
  | 'CALL'
  | 'PLAYING'
  | 'PLAYED'
  | 'MISSED'
  | 'SKIPPED'
  | 'REMOVED'
  | 'BAN'
  | 'BACK'
  | 'PRIORITY'
  | 'NOTE'
  | 'FRONT'
  | 'UP'
  | 'DOWN'
  | 'LAST'
  | 'PLACE';

const OUT: readonly RowAct[] = ['NOTE', 'SKIPPED', 'REMOVED', 'BAN'];
const CALLED: readonly RowAct[] = ['PLAYING', 'MISSED', 'PLAYED', ...OUT];
const OVER: readonly RowAct[] = ['NOTE', 'BAN'];

const ACTS: Readonly<Record<number, readonly RowAct[]>> = {
  [STATUS.waiting]: ['CALL', 'FRONT', 'UP', 'DOWN', 'LAST', 'PLACE', ...OUT],
  [STATUS.away]: OUT,
  [STATUS.called]: CALLED,
  [STATUS.ready]: CALLED,
  [STATUS.playing]: ['PLAYED', ...OUT],
  [STATUS.missed]: ['BACK', 'PRIORITY', ...OVER],
  [STATUS.skipped]: ['BACK', 'PRIORITY', ...OVER],
  [STATUS.removed]: ['BACK', ...OVER],
  [STATUS.endedUnplayed]: ['PRIORITY', ...OVER],
  [STATUS.played]: OVER,
  [STATUS.blocked]: ['NOTE'],
};

/** How many of them are worth a button of their own. */
const CHIEF: Readonly<Record<number, number>> = {
  [STATUS.waiting]: 1,
  [STATUS.called]: 2,
  [STATUS.ready]: 2,
  [STATUS.playing]: 1,
  [STATUS.missed]: 1,
  [STATUS.skipped]: 1,
  [STATUS.removed]: 1,
};

/** What somebody must have an account for: a ban, and a better place the next time. */
const WITH_ACCOUNT: readonly RowAct[] = ['BAN', 'PRIORITY'];

/** The acts that make sense for somebody. */
export function actsFor({ status, isGuest }: HostMember): readonly RowAct[] {
  const acts = ACTS[status] ?? OVER;
  return isGuest ? acts.filter((act) => !WITH_ACCOUNT.includes(act)) : acts;
}

/** Those of them that stand on the row itself. */
export const chiefActsFor = (member: HostMember): readonly RowAct[] =>
  actsFor(member).slice(0, CHIEF[member.status] ?? 0);

/** The key of each act while the focus is on somebody's row; the others are in the row's menu. */
export const ACT_KEYS = {
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
} as const satisfies Record<string, RowAct>;
