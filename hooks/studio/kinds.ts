import type { PartKind, WidgetKind } from '@/lib/shared/widgets/kinds';
import type { WidgetSettings } from '@/lib/shared/widgets/settings';

/** A group of kinds in the list; the tool they show, or null. */
export interface KindGroup {
  name: 'live' | 'queue' | 'draw' | 'fund' | 'more';
  tool: 'PARTY' | 'LOTTERY' | 'FUND' | null;
  kinds: readonly WidgetKind[];
}

/** What can be set up, in the order of the list. */
export const KIND_GROUPS: readonly KindGroup[] = [
  { name: 'live', tool: null, kinds: ['LIVE'] },
  { name: 'queue', tool: 'PARTY', kinds: ['QUEUE', 'JOIN'] },
  { name: 'draw', tool: 'LOTTERY', kinds: ['COUNTDOWN', 'REVEAL', 'WINNER'] },
  { name: 'fund', tool: 'FUND', kinds: ['FUND', 'LEADERS', 'MILESTONES', 'POLL'] },
  { name: 'more', tool: null, kinds: ['TICKER', 'ALERT', 'ROCKY', 'SCENE'] },
];

/** The tool that a kind shows; null: any, or several. */
export const toolOf = (kind: WidgetKind) =>
  KIND_GROUPS.find(({ kinds }) => kinds.includes(kind))?.tool ?? null;

const COMBINED: readonly PartKind[] = ['QUEUE', 'COUNTDOWN', 'REVEAL', 'WINNER', 'FUND', 'ALERT'];

/** The parts that a kind consists of. */
export function partsOf(kind: WidgetKind): readonly PartKind[] {
  return kind === 'LIVE' || kind === 'SCENE' ? COMBINED : [kind];
}

/** Everything that stands for the whole overlay, and the part, as they were before anything was set. */
export function asUsual(
  settings: WidgetSettings,
  usual: WidgetSettings,
  part: PartKind,
): WidgetSettings {
  return { ...usual, parts: { ...settings.parts, [part]: usual.parts[part] } };
}
