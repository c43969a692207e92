import { Countdown } from '@/components/shared/overlay/draw/countdown/Countdown';
import { DrawPill } from '@/components/shared/overlay/draw/DrawPill';
import type { Part } from '@/components/shared/overlay/part';
import type { PlayedLottery } from '@/hooks/lottery/overlay/usePlayed';

/** Until its list is closed, and for a while after it was cancelled. */
const STATES: ReadonlySet<PlayedLottery['state']> = new Set([
  'SCHEDULED',
  'OPEN',
  'PAUSED',
  'CANCELLED',
]);

/** A draw that people may enter. */
export const countdownPart: Part<PlayedLottery> = {
  kind: 'COUNTDOWN',
  toolKind: 'LOTTERY',
  role: 'main',
  isShown: ({ scene, state }) => scene === null && STATES.has(state),
  View: Countdown,
  Pill: DrawPill,
};
