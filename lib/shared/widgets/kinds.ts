/** What one overlay can show; the room of each is `components/widgets/parts`. */
export const PART_KINDS = [
  'QUEUE',
  'JOIN',
  'COUNTDOWN',
  'REVEAL',
  'WINNER',
  'FUND',
  'LEADERS',
  'MILESTONES',
  'POLL',
  'TICKER',
  'ALERT',
  'ROCKY',
] as const;
export type PartKind = (typeof PART_KINDS)[number];

/** `LIVE`: whatever is live, alone or as the combined scene. `SCENE`: always the combined scene. */
export const WIDGET_KINDS = ['LIVE', ...PART_KINDS, 'SCENE'] as const;
export type WidgetKind = (typeof WIDGET_KINDS)[number];

/** How a part looks. */
export const DESIGNS = ['BAR', 'CARD', 'SIDE', 'MINIMAL'] as const;
export type Design = (typeof DESIGNS)[number];

/** Where on the canvas a part stands. */
export const PLACES = [
  'TOP_LEFT',
  'TOP',
  'TOP_RIGHT',
  'LEFT',
  'MIDDLE',
  'RIGHT',
  'BOTTOM_LEFT',
  'BOTTOM',
  'BOTTOM_RIGHT',
] as const;
export type Place = (typeof PLACES)[number];

const CORNERS: readonly Place[] = ['BOTTOM_LEFT', 'BOTTOM_RIGHT', 'TOP_LEFT', 'TOP_RIGHT'];
const PLACES_OF: Record<Design, readonly Place[]> = {
  BAR: ['BOTTOM', 'TOP'],
  CARD: [...CORNERS, 'LEFT', 'RIGHT'],
  SIDE: ['RIGHT', 'LEFT'],
  MINIMAL: ['TOP_LEFT', 'TOP_RIGHT', 'BOTTOM_LEFT', 'BOTTOM_RIGHT'],
};
/** They take the middle of the picture for a moment, as a card. */
const IN_THE_MIDDLE: ReadonlySet<PartKind> = new Set(['JOIN', 'REVEAL', 'WINNER', 'ALERT']);

/** Where a design of a part may stand; the first is where it stands unless moved. */
export function placesOf(kind: PartKind, design: Design): readonly Place[] {
  const places = PLACES_OF[design];
  return design === 'CARD' && IN_THE_MIDDLE.has(kind) ? ['MIDDLE', ...places] : places;
}
