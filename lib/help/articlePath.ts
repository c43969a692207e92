import type { ArticleId } from './articles';

/** Address of an article. */
export function articlePath(id: ArticleId): `/help/${ArticleId}` {
  return `/help/${id}`;
}
