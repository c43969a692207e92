/** The articles of the help by subject; an article's id is its anchor and the key of its texts. */
export const HELP_GROUPS = [
  { group: 'play', articles: ['join', 'ticket', 'turn', 'leave', 'follow'] },
  { group: 'host', articles: ['open', 'call', 'details', 'overlay', 'look'] },
  {
    group: 'account',
    articles: ['google', 'verify', 'handle', 'safety', 'notify', 'language', 'privacy', 'delete'],
  },
] as const;

/** Anchor of an article, `/dashboard/help#overlay`, and its own address, `/help/overlay`. */
export type ArticleId = (typeof HELP_GROUPS)[number]['articles'][number];

/** The article of an address; null when there is none. */
export function articleOf(segment: unknown): ArticleId | null {
  return HELP_GROUPS.flatMap(({ articles }) => [...articles]).find((id) => id === segment) ?? null;
}
