/** Numeric states of a queue entry; 100 is the spec's "active member". */
export const STATUS = {
  waiting: 100,
  away: 110,
  called: 120,
  ready: 130,
  playing: 140,
  played: 200,
  missed: 300,
  skipped: 310,
  left: 400,
  removed: 410,
  blocked: 420,
  endedUnplayed: 430,
} as const;

/** Says whether an entry still takes part: waiting, called, ready or playing. */
export function isLive(status: number): boolean {
  return status >= STATUS.waiting && status <= STATUS.playing;
}

/** What an entry is: with the party over, nobody takes part any more. */
export function statusIn(isOver: boolean, status: number): number {
  return isOver && isLive(status) ? STATUS.endedUnplayed : status;
}

/** All states of an entry that has been called up and is not over. */
export const UP: readonly number[] = [STATUS.called, STATUS.ready, STATUS.playing];

/** Says whether an entry has been called up and is not over. */
export function isUp(status: number): boolean {
  return UP.includes(status);
}

/** All states of an entry that still takes part. */
export const LIVE: readonly number[] = [
  STATUS.waiting,
  STATUS.away,
  STATUS.called,
  STATUS.ready,
  STATUS.playing,
];
