import { useTranslation } from '@/hooks/ui/useTranslation';
import { useDeferredValue, useMemo } from 'react';
import { HELP_GROUPS, type ArticleId, type HelpGroup } from '@/lib/help/articles';
import { articleText, articleWords, type HelpFigures } from '@/lib/help/articleTexts';
import { search } from '@/lib/help/search';
import { useHelpTexts } from './useHelpTexts';

/** An article in the reader's language. */
export interface Article {
  id: ArticleId;
  group: HelpGroup;
  title: string;
  /** Empty until the texts are there. */
  text: string;
  /** Words people search it by. */
  words: string;
}

/**
 * The articles that match a query, best first; all of them for an empty one. Texts come with the first
 * query, unless the page brought them and says so with its figures.
 */
export function useHelpArticles(query: string, initial: HelpFigures | null = null): Article[] {
  const { t } = useTranslation('help');
  const asked = useDeferredValue(query);
  const figures = useHelpTexts(query.trim() !== '', initial);
  const all = useMemo(
    () =>
      HELP_GROUPS.flatMap(({ group, articles }) =>
        articles.map((id): Article => ({
          id,
          group,
          title: t(`a.${id}`),
          text: figures === null ? '' : articleText(t, id, figures),
          words: figures === null ? '' : articleWords(t, id),
        })),
      ),
    [t, figures],
  );
  return useMemo(() => search(all, asked), [all, asked]);
}
