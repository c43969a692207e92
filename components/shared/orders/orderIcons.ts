import { iconDrawings, type IconDrawing } from '@/components/ui/icons/iconPaths';
import type { Situation } from '@/lib/orders/situation';

const calendar: IconDrawing = {
  shape:
    'M6 5.5h12a1.5 1.5 0 0 1 1.5 1.5v11a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 18V7A1.5 1.5 0 0 1 6 5.5z',
  cut: 'M4.5 10h15',
  lines: 'M8.5 3.5v3.5M15.5 3.5v3.5',
};
const card: IconDrawing = {
  shape: 'M4.5 6h15a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1z',
  cut: 'M3.5 10h17M7 14.5h3',
};
const down: IconDrawing = { lines: 'M12 4.5v10M7.5 10.5 12 15l4.5-4.5M5 19.5h14' };
const scales: IconDrawing = {
  lines: 'M12 4.5v15M7.5 19.5h9M5 7.5h14M5 7.5l-2 6h4zM19 7.5l-2 6h4z',
};
const back: IconDrawing = { lines: 'M19.5 12h-15M10.5 6l-6 6 6 6' };
const lock: IconDrawing = {
  shape: 'M6.5 10.5h11a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1z',
  lines: 'M8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5',
};

/** Drawings of orders. */
export const orderIcons = { back, calendar, card, lock, next: iconDrawings.next } as const;

/** The sign of where an order stands. */
export const situationIcons: Readonly<Record<Situation, IconDrawing>> = {
  pending: card,
  requested: iconDrawings.clock,
  unscheduled: calendar,
  upcoming: iconDrawings.check,
  running: iconDrawings.play,
  answers: iconDrawings.edit,
  making: iconDrawings.clock,
  late: iconDrawings.warning,
  delivered: down,
  played: iconDrawings.check,
  instant: down,
  place: iconDrawings.check,
  queued: iconDrawings.clock,
  placePlayed: iconDrawings.play,
  done: iconDrawings.good,
  cancelled: iconDrawings.close,
  disputed: scales,
};
