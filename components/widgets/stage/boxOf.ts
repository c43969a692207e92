import type { CSSProperties } from 'react';
import type { Canvas } from '@/hooks/widgets/stage/useCanvas';
import type { Design, Place } from '@/lib/shared/widgets/kinds';
import { k } from '@/styles/overlay';

interface Margins {
  left: string;
  right: string;
  top: string;
  bottom: string;
}

const around = (beside: string, top: string, bottom: string): Margins => ({
  left: beside,
  right: beside,
  top,
  bottom,
});

/** A length that belongs to the canvas, not to the size of the text; in px of one 1920 px wide. */
const safe = (px: number) => `calc(var(--safe, 1) * ${px}px)`;

/** Free of the picture's edges, of most health bars, and of the coin that stands out of a panel. */
const MARGINS: Record<Canvas['name'], Record<Design, Margins>> = {
  wide: {
    BAR: around(safe(64), safe(70), safe(52)),
    CARD: around(safe(64), safe(70), safe(56)),
    SIDE: around(safe(64), safe(110), safe(110)),
    MINIMAL: around(safe(64), safe(150), safe(56)),
  },
  medium: {
    BAR: around('16px', '40px', '20px'),
    CARD: around('40px', '40px', '20px'),
    SIDE: around('44px', '30px', '30px'),
    MINIMAL: around('20px', '24px', '20px'),
  },
  small: {
    BAR: around('16px', '40px', '20px'),
    CARD: { left: '28px', right: '16px', top: '40px', bottom: '20px' },
    SIDE: { left: '44px', right: '0px', top: '36px', bottom: '24px' },
    MINIMAL: around('20px', '24px', '20px'),
  },
};

/** A bar at the bottom, and the room above it. */
const BAR_HEIGHT = 200;
/** Pills of the combined scene: the first one's top, and from one to the next. */
const PILLS = { top: 150, belowBar: 250, step: 80 };

export type Side = 'left' | 'right';
export const sideOf = (place: Place): Side => (place.endsWith('RIGHT') ? 'right' : 'left');

/** Where a part stands on which canvas. */
export interface Spot {
  design: Design;
  place: Place;
  canvas: Canvas['name'];
  /** A bar of the scene stands below it, or above it at the top. */
  isBesideBar: boolean;
}

/** The box in which a part stands. What is inside is the design's own. */
export function boxOf({ design, place, canvas, isBesideBar }: Spot): CSSProperties {
  const margins = MARGINS[canvas][design];
  const { left, right } = margins;
  const lift = isBesideBar ? `calc(var(--bar, 1) * ${BAR_HEIGHT}px)` : '0px';
  const top = place.startsWith('TOP') ? `calc(${margins.top} + ${lift})` : margins.top;
  const bottom = place.startsWith('BOTTOM') ? `calc(${margins.bottom} + ${lift})` : margins.bottom;
  const height = `calc(100% - ${top} - ${bottom})`;
  if (place === 'MIDDLE') {
    // No wider than the picture, whatever is inside.
    const gridTemplateColumns = 'minmax(0, 1fr)';
    return { ...filled, gridTemplateColumns, left, right, top, bottom, placeItems: 'center' };
  }

  const isWhole = design === 'BAR' || (canvas === 'small' && design !== 'MINIMAL');
  const across = isWhole
    ? { left, right }
    : { [sideOf(place)]: margins[sideOf(place)], maxWidth: `calc(100% - ${left} - ${right})` };
  if (design === 'SIDE' || place === 'LEFT' || place === 'RIGHT') {
    // A tall panel holds on to the height of the box.
    const gridTemplateRows = 'fit-content(100%)';
    return { ...filled, ...across, top, bottom, alignContent: 'center', gridTemplateRows };
  }
  const corner = { ...column, ...across, maxHeight: height };
  return place.startsWith('TOP') ? { ...corner, top } : { ...corner, bottom };
}

const filled: CSSProperties = { display: 'grid' };
const column: CSSProperties = { display: 'flex', flexDirection: 'column' };

/** The box of a pill: top right, one below the other. */
export function pillBoxOf(at: number, canvas: Canvas['name'], isBelowBar: boolean): CSSProperties {
  const { right } = MARGINS[canvas].MINIMAL;
  const first = isBelowBar ? PILLS.belowBar : PILLS.top;
  const room = canvas === 'wide' ? k(first) : isBelowBar ? k(first) : '24px';
  return {
    right,
    top: `calc(${room} + ${k(PILLS.step * at)})`,
    maxWidth: `calc(100% - 2 * ${right})`,
  };
}
