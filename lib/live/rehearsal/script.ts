import type { WidgetAlert } from '@/lib/shared/widgets/messages';

/** Fans of the scripted show. */
export const FANS = [
  ...['Mika', 'juno_plays', 'Sam', 'PixelPaula', 'otto88', 'Lumi'],
  ...['rook', 'bytebear', 'Noor', 'Tamsin', 'bea-b', 'Vex'],
] as const;

/** A contribution, or one given back. `amount` in cents. */
interface Given {
  kind: 'GIVES' | 'REFUNDED';
  fan: number;
  amount: number;
}

/** Something that happens in the show. `fan` counts in `FANS`. */
export type Beat =
  | { kind: 'QUEUE_OPENS' | 'QUEUE_ENDS' | 'DRAW_OPENS' | 'DRAW_CLOSES' | 'DRAWN' | 'DRAW_OVER' }
  | { kind: 'FUND_OPENS' | 'FUND_OVER' }
  | Given
  | { kind: 'JOINS' | 'CALLED' | 'PLAYS' | 'PLAYED' | 'ENTERS' | 'CLAIMS'; fan: number };

/** In ms of the script. */
export type TimedBeat = Beat & { at: number };

const inTurn = (kind: 'JOINS' | 'ENTERS', from: number, every: number, count: number) =>
  Array.from({ length: count }, (_, fan) => ({ kind, fan, at: from + fan * every }));

/** When the draw closes by its clock, and when its public number comes. */
export const CLOSES_AT = 58_000;
export const NUMBER_AT = 65_000;
export const WINNER = 3;

/** What the fund of the show begins with, and where its milestone and its goal are, in cents. */
export const FUND = { starting: 30_000, milestone: 36_000, goal: 50_000 } as const;
/** In which the show's fund counts. */
export const FUND_CURRENCY = 'EUR';

/** The whole show, in order: twelve join, three are called, one draw, two give and one takes it back. */
export const BEATS: readonly TimedBeat[] = (
  [
    { kind: 'QUEUE_OPENS', at: 0 },
    ...inTurn('JOINS', 1500, 1200, FANS.length),
    { kind: 'CALLED', fan: 0, at: 18_000 },
    { kind: 'CALLED', fan: 1, at: 18_500 },
    { kind: 'FUND_OPENS', at: 12_000 },
    { kind: 'GIVES', fan: 5, amount: 2500, at: 20_000 },
    { kind: 'GIVES', fan: 7, amount: 5000, at: 29_000 },
    { kind: 'REFUNDED', fan: 5, amount: 2500, at: 49_000 },
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
    { kind: 'FUND_OVER', at: 94_000 },
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
    if (beat.kind === 'GIVES') return givenAlerts(beat, id);
    return [];
  });
}

/** A contribution, and the milestone that it reaches. */
function givenAlerts({ fan, amount, at }: Given & { at: number }, id: string) {
  const given = { kind: 'CONTRIBUTION', handle: FANS[fan] ?? null, amount } as const;
  const before = raisedUntil(at - 1);
  const isReached = before < FUND.milestone && before + amount >= FUND.milestone;
  const reached = { kind: 'MILESTONE', handle: null, amount: FUND.milestone } as const;
  const rest = { currency: FUND_CURRENCY, text: null, priority: 1 } as const;
  const alerts: WidgetAlert[] = [{ ...given, ...rest, id }];
  return isReached ? [...alerts, { ...reached, ...rest, id: `${id}-reached` }] : alerts;
}

/** What the fund of the show stands at, in cents. Pure. */
export const raisedUntil = (elapsed: number): number =>
  beatsUntil(elapsed).reduce<number>((sum, beat) => {
    if (beat.kind === 'GIVES') return sum + beat.amount;
    return beat.kind === 'REFUNDED' ? sum - beat.amount : sum;
  }, FUND.starting);
