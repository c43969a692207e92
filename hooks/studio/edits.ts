import type { WidgetSettings } from '@/lib/shared/widgets/settings';

/** What was changed since the studio opened, step by step. */
export interface Edits {
  /** What stood before each step, oldest first. */
  past: readonly WidgetSettings[];
  now: WidgetSettings;
  /** What the last step changed; null after an undo. */
  field: string | null;
}

/** Sliders: one pull of them is one step, however many values it passes. */
const PULLED: ReadonlySet<string> = new Set(['size', 'volume', 'hue']);

/** Where nothing has been changed yet. */
export const untouched = (now: WidgetSettings): Edits => ({ past: [], now, field: null });

/** The edits with one more step; a slider's next value belongs to the step before. */
export function withStep(edits: Edits, field: string, next: WidgetSettings): Edits {
  const isPull = PULLED.has(field) && field === edits.field;
  return { past: isPull ? edits.past : [...edits.past, edits.now], now: next, field };
}

/** The edits without the last step; unchanged where there is none. */
export function withoutLast(edits: Edits): Edits {
  const before = edits.past.at(-1);
  if (before === undefined) return edits;
  return { past: edits.past.slice(0, -1), now: before, field: null };
}
