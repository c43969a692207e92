import Link from 'next/link';
import type { Article } from '@/hooks/help/useHelpArticles';
import { articlePath } from '@/lib/help/articlePath';
import { Answer, Group } from './Help.styles';

/** What a search found: articles under each other, each leading to its own page. */
export function Articles({ articles }: { articles: readonly Article[] }) {
  return (
    <Group>
      {articles.map(({ id, title, text }) => (
        <Answer key={id} id={id} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>
            <Link href={articlePath(id)} prefetch={false}>
              {title}
            </Link>
          </h2>
          {text === ''
            ? null
            : text.split('\n').map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
        </Answer>
      ))}
    </Group>
  );
}
