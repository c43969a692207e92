import type { WidgetAlert } from '@/lib/shared/widgets/messages';

/** Fans of the scripted show. */
export const FANS = [
  ...['Mika', 'juno_plays', 'Sam', 'PixelPaula', 'otto88', 'Lumi'],
  ...['rook', 'bytebear', 'Noor', 'Tamsin', 'bea-b', 'Vex'],
] as const;

/** Something that happens in the show. `fan` counts in `FANS`. */
export type Beat =
  | { kind: 'QUEUE_OPENS' | 'QUEUE_ENDS' | 'DRAW_OPENS' | 'DRAW_CLOSES' | 'DRAWN' | 'DRAW_OVER' }
  | { kind: 'JOINS' | 'CALLED' | 'PLAYS' | 'PLAYED' | 'ENTERS' | 'CLAIMS'; fan: number };

/** In ms of the script. */
export type TimedBeat = Beat & { at: number };

const inTurn = (kind: 'JOINS' | 'ENTERS', from: number, every: number, count: number) =>
  Array.from({ length: count }, (_, fan) => ({ kind, fan, at: from + fan * every }));

/** When the draw closes by its clock, and when its public number comes. */
export const CLOSES_AT = 58_000;
export const NUMBER_AT = 65_000;
export const WINNER = 3;

/** The whole show, in order: twelve join, three are called, one draw. */
export const BEATS: readonly TimedBeat[] = (
  [
    { kind: 'QUEUE_OPENS', at: 0 },
    ...inTurn('JOINS', 1500, 1200, FANS.length),
    { kind: 'CALLED', fan: 0, at: 18_000 },
    { kind: 'CALLED', fan: 1, at: 18_500 },
    { kind: 'PLAYS', fan: 0, at: 23_000 },
    { kind: 'PLAYS', fan: 1, at: 24_000 },
    { kind: 'PLAYED', fan: 0, at: 32_000 },
    { kind: 'PLAYED', fan: 1, at: 32_500 },
    { kind: 'CALLED', fan: 2, at: 35_000 },
    { kind: 'PLAYS', fan: 2, at: 38_000 },
    { kind: 'DRAW_OPENS', at: 40_000 },
    ...inTurn('ENTERS', 41_000, 1100, FANS.length),
    { kind: 'DRAW_CLOSES', at: CLOSES_AT },
    { kind: 'DRAWN', at: NUMBER_AT },
    { kind: 'PLAYED', fan: 2, at: 84_000 },
    { kind: 'CLAIMS', fan: WINNER, at: 86_000 },
    { kind: 'DRAW_OVER', at: 90_000 },
    { kind: 'QUEUE_ENDS', at: 93_000 },
  ] satisfies TimedBeat[]
)
  .slice()
  .sort((one, other) => one.at - other.at);

/** What has happened until then, in order. Pure. */
export const beatsUntil = (elapsed: number): readonly TimedBeat[] =>
  BEATS.filter(({ at }) => at <= elapsed);

/** When the next thing happens after that; null: nothing any more. Pure. */
export const nextBeatAfter = (elapsed: number): number | null =>
  BEATS.find(({ at }) => at > elapsed)?.at ?? null;

/**
 * Alerts of the show between two moments: those of before never come again. `run` tells one showing
 * from the next. Pure.
 */
export function alertsBetween(from: number, until: number, run: string): WidgetAlert[] {
  return BEATS.filter(({ at }) => at > from && at <= until).flatMap((beat): WidgetAlert[] => {
    const id = `rehearsal-${run}-${beat.kind}-${beat.at}`;
    if (beat.kind === 'CALLED' || beat.kind === 'CLAIMS') {
      const handle = FANS[beat.fan] ?? null;
      const kind = beat.kind === 'CALLED' ? 'CALLED' : 'WON';
      return [{ id, kind, handle, text: null, priority: 1 }];
    }
    return [];
  });
}
