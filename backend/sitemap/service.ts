import type { Context } from '@/backend/platform/context';
import { countPages, creatorPages, partyPages } from './repository';

/** Pages of one file of the sitemap; each stands there in five languages, and 50,000 is the most. */
const PAGES_A_FILE = 5_000;

/** How many files of each kind the sitemap has. */
export async function sitemapFiles(
  context: Pick<Context, 'db'>,
): Promise<{ creators: number; parties: number }> {
  const { creators, parties } = await countPages(context.db);
  return {
    creators: Math.ceil(creators / PAGES_A_FILE),
    parties: Math.ceil(parties / PAGES_A_FILE),
  };
}

/** One file of a kind, from 1 on: paths without a locale's prefix, with UTC ISO 8601 times. */
export async function sitemapPages(
  context: Pick<Context, 'db'>,
  { kind, file }: { kind: 'creators' | 'parties'; file: number },
): Promise<{ path: string; changedAt: string }[]> {
  const place = { offset: (file - 1) * PAGES_A_FILE, limit: PAGES_A_FILE };
  const pages = await (kind === 'creators' ? creatorPages : partyPages)(context.db, place);
  return pages.map(({ path, changedAt }) => ({ path, changedAt: changedAt.toISOString() }));
}
