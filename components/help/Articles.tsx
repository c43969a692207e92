import { useTranslation } from '@/hooks/ui/useTranslation';
import { useId } from 'react';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { Article } from '@/hooks/help/useHelpArticles';
import { Answer, Group } from './Help.styles';

interface Props {
  /** Of the group; none above what was searched for. */
  title?: string;
  articles: readonly Article[];
}

/** Articles under each other, each with an address of its own. */
export function Articles({ title, articles }: Props) {
  const { t } = useTranslation('help');
  const titleId = useId();
  return (
    <Group aria-labelledby={title ? titleId : undefined}>
      {title ? <h2 id={titleId}>{title}</h2> : null}
      {articles.map((article) => (
        <Answer key={article.id} id={article.id} aria-labelledby={`${article.id}-title`}>
          <h3>
            <span id={`${article.id}-title`}>{article.title}</span>
            <a href={`#${article.id}`}>
              <span aria-hidden="true">{'#'}</span>
              <VisuallyHidden>{`${t('link_to')}: ${article.title}`}</VisuallyHidden>
            </a>
          </h3>
          {article.text.split('\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Answer>
      ))}
    </Group>
  );
}
