import { hostedParty, type HostedParty } from '@/backend/parties/access';
import {
  lineSteps,
  nightFacts,
  roundsOf,
  type LineStep,
  type NightFacts,
} from '@/backend/parties/aftershow/nightRepository';
import type { Context } from '@/backend/platform/context';

/** Some people who played together. */
export interface NightRound {
  /** UTC ISO 8601. */
  beganAt: string;
  endedAt: string;
  people: number;
}

/** An evening with a queue, in sums: nothing in it grows with the people. */
export interface PartyNight extends NightFacts {
  /** UTC ISO 8601; of one that is not over, until now. */
  from: string;
  until: string;
  /** When the party ended; null: it has not. */
  endedAt: string | null;
  /** How many stood in line at the end of each of equally long steps from `from` to `until`. */
  line: number[];
  /** Most people in line at once, since when, and in which step; null: nobody ever. */
  most: { people: number; at: string; step: number } | null;
  /** The first 200. */
  roundList: NightRound[];
  /** What the creator said to everyone who played. */
  thanks: string | null;
}

const STEPS = 48;
const ROUNDS_SHOWN = 200;

/** The evening of a party as its hosts look back on it. Errors: auth.required, forbidden. */
export async function partyNight(
  context: Context,
  input: { partyID: string },
): Promise<PartyNight> {
  const party = await hostedParty(context, input.partyID, 'VIEW', { lock: false });
  const { from, until } = timesOf(party, context.now());
  const stepSeconds = Math.max(1, (until.getTime() - from.getTime()) / 1000 / STEPS);
  const facts = await nightFacts(context.db, party);
  const steps = await lineSteps(context.db, party.id, { from, stepSeconds, steps: STEPS });
  const rounds = await roundsOf(context.db, party.id, ROUNDS_SHOWN);
  const highest = highestOf(steps);
  return {
    ...facts,
    from: from.toISOString(),
    until: until.toISOString(),
    endedAt: party.endedAt?.toISOString() ?? null,
    line: lineOf(steps, highest),
    most: highest && {
      people: highest.most,
      at: highest.mostAt.toISOString(),
      step: highest.step,
    },
    roundList: rounds.map(({ beganAt, endedAt, people }) => ({
      beganAt: beganAt.toISOString(),
      endedAt: endedAt.toISOString(),
      people,
    })),
    thanks: party.thanks,
  };
}

function timesOf(party: HostedParty, now: Date) {
  const from = party.openedAt ?? party.createdAt;
  const until = party.endedAt ?? now;
  return { from, until: until > from ? until : from };
}

function highestOf(steps: readonly LineStep[]): LineStep | null {
  return steps.reduce<LineStep | null>(
    (best, step) => (step.most > (best?.most ?? 0) ? step : best),
    null,
  );
}

/** A step in which nobody came or went is as the one before it ended; the highest shows its peak. */
function lineOf(steps: readonly LineStep[], highest: LineStep | null): number[] {
  const known = new Map(steps.map((step) => [step.step, step]));
  let now = 0;
  return Array.from({ length: STEPS }, (_, nth) => {
    now = known.get(nth)?.last ?? now;
    return nth === highest?.step ? highest.most : now;
  });
}
