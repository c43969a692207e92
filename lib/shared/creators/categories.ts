/** What creators do, as a closed list; `category.<key>` of namespace `common` is its name. */
export const CATEGORIES = [
  'action',
  'shooter',
  'strategy',
  'party_games',
  'racing',
  'sports',
  'speedrun',
  'tabletop',
  'music',
  'art',
  'cooking',
  'talk',
  'coaching',
] as const;

/** One key of the closed list. */
export type Category = (typeof CATEGORIES)[number];

/** Says whether a stored or given text is one of the closed list. */
export function isCategory(value: unknown): value is Category {
  return CATEGORIES.some((category) => category === value);
}
