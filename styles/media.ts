/** Widths of the product spec (§2, §9): sidebar up to 576, user menu 577 to 991. */
const breakpoint = { narrow: 576, medium: 991 } as const;

/**
 * From here a console has its list beside its stage, and from there on a third column. In the text of
 * the browser, not in px: whoever reads larger text needs more room for the same words.
 */
const inText = (px: number) => `${px / 16}em`;
const DESK = 1180;
const BROAD = 1600;

/** From here two columns stand beside each other. */
const BESIDE = 768;

/** Up to here a console is a strip beside something else: what is no name gives way. */
const STRIP = 359;

/** Media queries by name, for `@media ${media.narrow} { … }`. */
export const media = {
  narrow: `(max-width: ${breakpoint.narrow}px)`,
  fromMedium: `(min-width: ${breakpoint.narrow + 1}px)`,
  upToMedium: `(max-width: ${breakpoint.medium}px)`,
  wide: `(min-width: ${breakpoint.medium + 1}px)`,
  dock: `(max-width: ${inText(DESK - 1)})`,
  strip: `(max-width: ${STRIP}px)`,
  desk: `(min-width: ${inText(DESK)})`,
  broad: `(min-width: ${inText(BROAD)})`,
  beside: `(min-width: ${BESIDE}px)`,
  single: `(max-width: ${BESIDE - 1}px)`,
  touch: '(pointer: coarse)',
  hover: '(hover: hover)',
  stillness: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const;
