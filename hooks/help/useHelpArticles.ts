import { useTranslation } from '@/hooks/ui/useTranslation';
import { useDeferredValue, useMemo } from 'react';
import { HELP_GROUPS, type ArticleId } from '@/lib/help/articles';
import { search } from '@/lib/help/search';

/** An article in the reader's language. */
export interface Article {
  id: ArticleId;
  group: (typeof HELP_GROUPS)[number]['group'];
  title: string;
  text: string;
}

/** The articles that match a query, best first; all of them for an empty one. */
export function useHelpArticles(query: string): Article[] {
  const { t } = useTranslation('help');
  const asked = useDeferredValue(query);
  const all = useMemo(
    () =>
      HELP_GROUPS.flatMap(({ group, articles }) =>
        articles.map((id): Article => ({
          id,
          group,
          title: t(`a.${id}`),
          text: t(`a.${id}_text`),
        })),
      ),
    [t],
  );
  return useMemo(() => search(all, asked), [all, asked]);
}
