/** Widths of the product spec (§2, §9): sidebar up to 576, user menu 577 to 991. */
const breakpoint = { narrow: 576, medium: 991 } as const;

/** From here a console has its list beside its stage, and from there on a third column. */
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
  dock: `(max-width: ${DESK - 1}px)`,
  strip: `(max-width: ${STRIP}px)`,
  desk: `(min-width: ${DESK}px)`,
  broad: `(min-width: ${BROAD}px)`,
  beside: `(min-width: ${BESIDE}px)`,
  single: `(max-width: ${BESIDE - 1}px)`,
  touch: '(pointer: coarse)',
  hover: '(hover: hover)',
  stillness: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const;
