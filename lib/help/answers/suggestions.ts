import type { ArticleId } from '@/lib/help/articles';
import { isBelow } from '@/lib/navigation/path';

/** Three articles that fit the page one is on: those with the help chat (product spec §2). */
export function suggestionsFor(path: string): readonly ArticleId[] {
  if (isBelow(path, '/experiences')) return ['sell', 'unpublished', 'hours'];
  if (isBelow(path, '/async')) return ['nologin', 'verify', 'safety'];
  return ['handle', 'creator', 'verify'];
}
