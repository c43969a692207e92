import type { AnyPart } from '@/components/widgets/parts/list';
import type { Shown } from '@/hooks/widgets/overlayKind';
import type { Canvas } from '@/hooks/widgets/stage/useCanvas';
import type { PartKind } from '@/lib/shared/widgets/kinds';
import type { PartSettings, WidgetSettings } from '@/lib/shared/widgets/settings';

/**
 * What an overlay shows of a tool: `alone` everything that it is by itself, `bar` and `pill` its share
 * of the combined scene, or one part alone, for which an overlay was made.
 */
export type Share = 'alone' | 'bar' | 'pill' | { only: PartKind };

/** A part on the picture, and how it looks there. */
export interface Placed {
  part: AnyPart;
  look: PartSettings;
  isBesideBar: boolean;
}

type Parts = WidgetSettings['parts'];

/** The bar of the combined scene stands where the part's own bar stands; else at the bottom. */
export function barLook(look: PartSettings): PartSettings {
  return look.design === 'BAR' ? look : { ...look, design: 'BAR', place: 'BOTTOM' };
}

/** The parts of a tool that are on the picture now. Pure. */
export function placedParts(
  parts: readonly AnyPart[],
  state: Shown,
  share: Share,
  looks: Parts,
): Placed[] {
  const shown = parts.filter((part) => part.isShown(state));
  const at = (part: AnyPart, look: PartSettings, isBesideBar: boolean): Placed => {
    const place = part.placeOf?.(state, look) ?? look.place;
    return { part, look: place === look.place ? look : { ...look, place }, isBesideBar };
  };
  if (typeof share === 'object') {
    const part = shown.find(({ kind }) => kind === share.only);
    return part ? [at(part, looks[part.kind], false)] : [];
  }
  const top = shown.filter(({ role }) => role === 'top');
  const main = shown.filter(({ role }) => role === 'main');
  if (share === 'alone') {
    return [...main, ...top].map((part) => at(part, looks[part.kind], false));
  }
  const inScene = top.filter((part) => part.isInScene?.(state) ?? true);
  const bars =
    share === 'bar' ? main.map((part) => at(part, barLook(looks[part.kind]), false)) : [];
  return [...bars, ...inScene.map((part) => at(part, looks[part.kind], true))];
}

/** Where there is no room above a bar, an alert comes from the top. */
export function alertLook(
  look: PartSettings,
  canvas: Canvas['name'],
  hasBarBelow: boolean,
): PartSettings {
  const isCramped = canvas === 'small' && hasBarBelow && look.place.startsWith('BOTTOM');
  if (!isCramped) return look;
  return { ...look, place: look.place.replace('BOTTOM', 'TOP') as PartSettings['place'] };
}
