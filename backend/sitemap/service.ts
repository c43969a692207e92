import type { Context } from '@/backend/platform/context';
import type { SitemapFiles, SitemapKind } from '@/lib/shared/sitemapKinds';
import {
  countPages,
  creatorPages,
  drawPages,
  fundPages,
  partyPages,
  servicePages,
} from './repository';

/** Pages of one file of the sitemap; each stands there in five languages, and 50,000 is the most. */
const PAGES_A_FILE = 5_000;

/** How many files of each kind the sitemap has. */
export async function sitemapFiles(context: Pick<Context, 'db'>): Promise<SitemapFiles> {
  const { creators, services, parties, draws, funds } = await countPages(context.db);
  return {
    creators: Math.ceil(creators / PAGES_A_FILE),
    services: Math.ceil(services / PAGES_A_FILE),
    parties: Math.ceil(parties / PAGES_A_FILE),
    draws: Math.ceil(draws / PAGES_A_FILE),
    funds: Math.ceil(funds / PAGES_A_FILE),
  };
}

const pagesOf = {
  creators: creatorPages,
  services: servicePages,
  parties: partyPages,
  draws: drawPages,
  funds: fundPages,
};

/** One file of a kind, from 1 on: paths without a locale's prefix, with UTC ISO 8601 times. */
export async function sitemapPages(
  context: Pick<Context, 'db'>,
  { kind, file }: { kind: SitemapKind; file: number },
): Promise<{ path: string; changedAt: string }[]> {
  const place = { offset: (file - 1) * PAGES_A_FILE, limit: PAGES_A_FILE };
  const pages = await pagesOf[kind](context.db, place);
  return pages.map(({ path, changedAt }) => ({ path, changedAt: changedAt.toISOString() }));
}
