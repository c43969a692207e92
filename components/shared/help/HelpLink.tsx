import Link from 'next/link';
import type { ReactNode } from 'react';
import { articlePath } from '@/lib/help/articlePath';
import type { ArticleId } from '@/lib/help/articles';

interface HelpLinkProps {
  article: ArticleId;
  children: ReactNode;
}

/** Leads from where a question arises to the article that answers it. */
export function HelpLink({ article, children }: HelpLinkProps) {
  return (
    <Link href={articlePath(article)} prefetch={false}>
      {children}
    </Link>
  );
}
