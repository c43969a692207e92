import type { PartKind, WidgetKind } from '@/lib/shared/widgets/kinds';
import type { WidgetAlert } from '@/lib/shared/widgets/messages';
import type { PartyCreator } from '@/lib/shared/parties/messages';
import { drawSamples } from './draw';
import { fundSamples } from './fund';
import { queueSamples } from './queue';

const NONE: readonly WidgetAlert[] = [];

/** What an overlay is shown with in the preview. */
export interface Sample {
  tools: readonly object[];
  alerts: readonly WidgetAlert[];
}

const NOTHING: Sample = { tools: [], alerts: NONE };

type Make = (creator: PartyCreator) => Sample;

/** Made-up states by name; the name's text is `try.{name}`. */
type Samples = Readonly<Record<string, Make>>;

const ofQueue =
  (name: keyof typeof queueSamples): Make =>
  (creator) => ({ tools: [{ kind: 'PARTY', party: queueSamples[name](creator) }], alerts: NONE });
const ofDraw =
  (name: keyof typeof drawSamples): Make =>
  (creator) => ({
    tools: [{ kind: 'LOTTERY', lottery: drawSamples[name](creator) }],
    alerts: NONE,
  });
const ofFund =
  (name: keyof typeof fundSamples): Make =>
  (creator) => ({ tools: [{ kind: 'FUND', fund: fundSamples[name](creator) }], alerts: NONE });
const both: Make = (creator) => ({
  tools: [...ofQueue('OPEN')(creator).tools, ...ofDraw('OPEN')(creator).tools],
  alerts: NONE,
});
const all: Make = (creator) => ({
  tools: [...both(creator).tools, ...ofFund('RUNNING')(creator).tools],
  alerts: NONE,
});

let alertCount = 0;
/** A new one each time: the same alert never shows twice. */
const alert = (change: Partial<WidgetAlert>): WidgetAlert => {
  alertCount += 1;
  return {
    id: `sample-${alertCount}`,
    kind: 'CALLED',
    handle: 'Mika',
    text: null,
    priority: 0,
    ...change,
  };
};
const ofAlerts =
  (...changes: Partial<WidgetAlert>[]): Make =>
  (creator) => ({ ...ofQueue('OPEN')(creator), alerts: changes.map(alert) });

const queue: Samples = {
  open: ofQueue('OPEN'),
  paused: ofQueue('PAUSED'),
  empty: ofQueue('EMPTY'),
  long: ofQueue('LONG'),
  arabic: ofQueue('ARABIC'),
};
const winner: Make = (creator) => ({
  tools: [...ofQueue('OPEN')(creator).tools, ...ofDraw('WINNER')(creator).tools],
  alerts: NONE,
});
const single = { queue: ofQueue('OPEN'), draw: ofDraw('OPEN'), fund: ofFund('RUNNING') };
const fund: Samples = {
  running: ofFund('RUNNING'),
  fund_empty: ofFund('EMPTY'),
  refund: ofFund('REFUND'),
  pledges: ofFund('PLEDGES'),
  reached: ofFund('REACHED'),
  missed: ofFund('MISSED'),
  long: ofFund('LONG'),
  arabic: ofFund('ARABIC'),
};
const fundAlert = { currency: 'EUR', priority: 1 } as const;
const gave = {
  ...fundAlert,
  kind: 'CONTRIBUTION',
  handle: 'Mika',
  amount: 2500,
  text: 'Good luck tonight, you have got this!',
  isSpoken: true,
} as const;
const goal = { kind: 'GOAL', handle: null, amount: 200_000, ...fundAlert } as const;

const alerts: Samples = {
  alert_called: ofAlerts({ kind: 'CALLED', handle: 'juno_plays' }),
  alert_won: ofAlerts({ kind: 'WON', handle: 'Sam', text: 'Wireless headset', priority: 2 }),
  alert_gave: ofAlerts(gave),
  alert_goal: ofAlerts(goal),
};

const SAMPLES: Readonly<Record<WidgetKind, Samples>> = {
  LIVE: { ...single, both, all, winner, nothing: () => NOTHING },
  SCENE: { all, both, ...single, winner },
  FUND: fund,
  LEADERS: fund,
  MILESTONES: fund,
  POLL: { ...fund, close: ofFund('CLOSE') },
  QUEUE: queue,
  JOIN: queue,
  TICKER: queue,
  COUNTDOWN: { open: ofDraw('OPEN'), last: ofDraw('LAST'), many: ofDraw('MANY') },
  REVEAL: { waiting: ofDraw('WAITING'), reveal: ofDraw('REVEAL') },
  WINNER: { winner: ofDraw('WINNER'), long: ofDraw('LONG'), arabic: ofDraw('ARABIC') },
  ALERT: {
    alert_joined: ofAlerts({}),
    ...alerts,
    long: ofAlerts({ handle: 'xX_NoScopeLegend2009_Xx_the_3rd' }),
    three: ofAlerts({}, { handle: 'PixelPaula' }, { kind: 'WON', handle: 'otto88', priority: 2 }),
  },
  ROCKY: {
    ...alerts,
    waiting: ofDraw('WAITING'),
    reveal: ofDraw('REVEAL'),
    long: ofAlerts({ ...gave, handle: 'xX_NoScopeLegend2009_Xx_the_3rd' }),
  },
};

/** Names of what there is to try with a kind, the usual one first. */
export const triesOf = (kind: WidgetKind): readonly string[] => Object.keys(SAMPLES[kind]);

/** A made-up state; that of an unknown name is the kind's usual one. */
export function sampleOf(kind: WidgetKind, name: string, creator: PartyCreator): Sample {
  const samples = SAMPLES[kind];
  const make = samples[name] ?? samples[triesOf(kind)[0] ?? ''];
  return make?.(creator) ?? NOTHING;
}

/** The state in which a combined overlay shows one of its parts. */
export function sampleOfPart(part: PartKind): string {
  if (part === 'COUNTDOWN') return 'draw';
  if (part === 'FUND') return 'fund';
  return part === 'REVEAL' || part === 'WINNER' ? 'winner' : 'queue';
}

/** What "Play" shows of a kind: each made-up state for so many ms, the last one stays. */
export function playOf(kind: WidgetKind): readonly { make: Make; ms: number }[] {
  switch (kind) {
    case 'REVEAL':
    case 'WINNER':
    case 'COUNTDOWN':
      return [
        { make: ofDraw('WAITING'), ms: 3000 },
        { make: ofDraw('REVEAL'), ms: 0 },
      ];
    case 'FUND':
    case 'LEADERS':
    case 'MILESTONES':
    case 'POLL':
      return [
        { make: ofFund('RUNNING'), ms: 800 },
        { make: ofFund('NEXT'), ms: 0 },
      ];
    case 'ALERT':
      return [{ make: ofAlerts({}), ms: 0 }];
    case 'ROCKY':
      return [
        { make: ofDraw('OPEN'), ms: 800 },
        { make: ofDraw('WAITING'), ms: 3500 },
        { make: ofAlerts(gave), ms: 0 },
      ];
    default:
      return [
        { make: ofQueue('OPEN'), ms: 800 },
        { make: ofQueue('NEXT'), ms: 2500 },
        { make: ofAlerts({}), ms: 0 },
      ];
  }
}

/** A single alert, to be heard. */
export const soundSample: Make = ofAlerts({ kind: 'TEST', handle: null });
