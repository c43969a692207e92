import { FANS, NUMBER_AT, WINNER } from '@/lib/live/rehearsal/script';

/** What the demo plays, one after the other. */
export const DEMO_ACTS = ['queue', 'draw', 'fund'] as const;
export type DemoAct = (typeof DEMO_ACTS)[number];

/** A moment at which the demo rests. */
export interface DemoStep {
  act: DemoAct;
  /** Which sentence says what has just happened. */
  news: string;
  /** In ms of the rehearsal's script: what has happened until then is shown. */
  elapsed: number;
  /** How long it stands before the next one comes by itself. */
  waitMs: number;
  /** Whom the sentence is about, and how much somebody gave or got back, in cents. */
  names: readonly string[];
  amount: number;
}

const CALM_MS = 2800;
/** Two thoughts. */
const LONG_MS = 4500;
/** As long as the public number takes in the script. */
const LOCKED_MS = 6500;
/** The number, the reel and a good look at the winner. */
const REVEAL_MS = 15_000;

const step = (
  act: DemoAct,
  news: string,
  elapsed: number,
  fans: readonly number[] = [],
  { waitMs = CALM_MS, amount = 0 } = {},
): DemoStep => ({ act, news, elapsed, waitMs, amount, names: fans.map((fan) => FANS[fan] ?? '') });

/** The whole demo: moments of the show that creators rehearse with, act after act. */
export const DEMO_STEPS: readonly DemoStep[] = [
  step('queue', 'start', 5500),
  step('queue', 'join', 6500, [4]),
  step('queue', 'full', 15_000),
  step('queue', 'call', 18_600, [0, 1]),
  step('queue', 'play', 24_100, [0, 1]),
  step('queue', 'done', 32_600, [0, 1]),
  step('draw', 'enter', 43_500),
  step('draw', 'entered', 53_500),
  step('draw', 'closed', 58_100, [], { waitMs: LOCKED_MS }),
  step('draw', 'drawn', NUMBER_AT + 100, [], { waitMs: REVEAL_MS }),
  step('draw', 'claimed', 86_100, [WINNER]),
  step('fund', 'open', 12_100),
  step('fund', 'give', 20_100, [5], { amount: 2500 }),
  step('fund', 'milestone', 29_100, [7], { amount: 5000, waitMs: LONG_MS }),
  step('fund', 'refund', 49_100, [5], { amount: 2500, waitMs: LONG_MS }),
];

/** Where an act begins. */
export const firstStepOf = (act: DemoAct): number => DEMO_STEPS.findIndex((one) => one.act === act);
