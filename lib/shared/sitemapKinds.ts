/** Kinds of pages that the sitemap lists, each in files of its own. */
export const SITEMAP_KINDS = ['creators', 'services', 'parties', 'draws', 'funds'] as const;
export type SitemapKind = (typeof SITEMAP_KINDS)[number];

/** How many files of each kind the sitemap has. */
export type SitemapFiles = Record<SitemapKind, number>;
