import type { Part } from '@/components/shared/overlay/part';
import type { Shown } from '@/hooks/widgets/overlayKind';
import type { WidgetSettings } from '@/lib/shared/widgets/settings';

/** A hook that the state passes once, above its parts: what is played is known before they are chosen. */
type UsePlayed = (state: Shown, motion: WidgetSettings['motion']) => Shown;

/** A part, whatever the state that it shows: only its own kind of tool ever reaches it. */
export type AnyPart = Part<Shown>;

/** All that shows one kind of tool. */
export interface ToolView {
  parts: readonly AnyPart[];
  /** What the state passes once, above its parts. */
  usePlayed: UsePlayed;
}

const asItIs: UsePlayed = (state) => state;

// Each part is made for a state of its own kind.
const partsOf = (...parts: readonly object[]) => parts as readonly AnyPart[];

/** Every kind of live tool, alerts and Rocky, with its parts: loaded when a stream has something of them. */
export const TOOL_VIEWS: Readonly<Record<string, () => Promise<ToolView>>> = {
  PARTY: async () => {
    const [{ queuePart }, { joinPart }, { tickerPart }] = await Promise.all([
      import('./queue'),
      import('./join'),
      import('./ticker'),
    ]);
    return { parts: partsOf(queuePart, joinPart, tickerPart), usePlayed: asItIs };
  },
  LOTTERY: async () => {
    const [{ countdownPart }, { revealPart }, { winnerPart }, { drawTickerPart }, { usePlayed }] =
      await Promise.all([
        import('./countdown'),
        import('./reveal'),
        import('./winner'),
        import('./ticker'),
        import('@/hooks/lottery/overlay/usePlayed'),
      ]);
    return {
      parts: partsOf(countdownPart, revealPart, winnerPart, drawTickerPart),
      usePlayed: usePlayed as unknown as UsePlayed,
    };
  },
  FUND: async () => {
    const [{ fundPart, leadersPart, milestonesPart, pollPart }, { fundTickerPart }] =
      await Promise.all([import('./fund'), import('./ticker')]);
    return {
      parts: partsOf(fundPart, leadersPart, milestonesPart, pollPart, fundTickerPart),
      usePlayed: asItIs,
    };
  },
  ALERT: async () => {
    const { alertPart } = await import('./alert');
    return { parts: partsOf(alertPart), usePlayed: asItIs };
  },
  ROCKY: async () => {
    const { rockyPart } = await import('./rocky');
    return { parts: partsOf(rockyPart), usePlayed: asItIs };
  },
};
