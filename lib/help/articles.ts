/**
 * The articles of the help by subject. An article's id is its address, `/help/{id}`, and the key of its
 * texts: its title stands in the namespace `help`, all else in the namespace of its group, so that a
 * page of one article does not carry the others.
 */
export const HELP_GROUPS = [
  {
    group: 'queue',
    namespace: 'helpQueue',
    articles: [
      ...(['join', 'entry', 'ticket', 'turn', 'missed', 'away', 'leave', 'priority'] as const),
      ...(['follow', 'open', 'call', 'details', 'undo', 'mods', 'bans'] as const),
    ],
  },
  {
    group: 'draw',
    namespace: 'helpDraw',
    articles: ['enter', 'noentry', 'odds', 'seal', 'check', 'claim', 'rundraw'],
  },
  {
    group: 'fund',
    namespace: 'helpFund',
    articles: ['give', 'nogive', 'anonymous', 'pledge', 'fundback', 'runfund', 'fundterms'],
  },
  {
    group: 'booking',
    namespace: 'helpBooking',
    articles: [
      ...(['find', 'book', 'nobook', 'playwithme', 'session', 'delivery', 'files'] as const),
      ...(['cancel', 'noshow', 'case', 'review', 'gift', 'promo', 'offer'] as const),
      ...(['sell', 'unpublished', 'hours'] as const),
    ],
  },
  {
    group: 'money',
    namespace: 'helpMoney',
    articles: ['pay', 'receipt', 'refund', 'fees', 'payouts', 'nopayout'],
  },
  {
    group: 'stream',
    namespace: 'helpStream',
    articles: ['overlay', 'studio', 'alerts', 'rehearsal', 'private', 'deck', 'look', 'picture'],
  },
  {
    group: 'account',
    namespace: 'helpAccount',
    articles: [
      ...(['quick', 'nologin', 'google', 'verify', 'handle', 'creator', 'safety'] as const),
      ...(['notify', 'push', 'messages', 'nomessage', 'language', 'privacy', 'delete'] as const),
    ],
  },
  {
    group: 'site',
    namespace: 'helpSite',
    articles: ['rocky', 'support', 'trouble', 'changed', 'missing'],
  },
] as const;

/** Group of articles. */
export type HelpGroup = (typeof HELP_GROUPS)[number]['group'];

/** An article's own address is `/help/{id}`. */
export type ArticleId = (typeof HELP_GROUPS)[number]['articles'][number];

/** Namespace of a group's texts. */
export type HelpNamespace = (typeof HELP_GROUPS)[number]['namespace'];

/** Every namespace with texts of articles. */
export const HELP_NAMESPACES: readonly HelpNamespace[] = HELP_GROUPS.map(
  ({ namespace }) => namespace,
);

/** Every article, in the order of the contents. */
export const ARTICLES: readonly ArticleId[] = HELP_GROUPS.flatMap(({ articles }) => [...articles]);

const NAMESPACES = new Map<ArticleId, HelpNamespace>(
  HELP_GROUPS.flatMap(({ namespace, articles }) =>
    articles.map((id): [ArticleId, HelpNamespace] => [id, namespace]),
  ),
);

/** The article of an address; null when there is none. */
export function articleOf(segment: unknown): ArticleId | null {
  return ARTICLES.find((id) => id === segment) ?? null;
}

/** Where an article's text and its words to search by stand. */
export function namespaceOf(id: ArticleId): HelpNamespace {
  return NAMESPACES.get(id) ?? HELP_GROUPS[0].namespace;
}
