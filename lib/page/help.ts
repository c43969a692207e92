import { articleOf, type ArticleId } from '@/lib/help/articles';
import { serverPage } from './serverPage';

const LONGEST_QUERY = 100;

/** Own props of `/dashboard/help` and `/help`. */
export interface Help {
  /** What is searched for, from `?q=`: the search works without scripts, too. */
  query: string;
}

const helpFor = (access: 'member' | 'public') =>
  serverPage({
    access,
    namespaces: ['help'],
    theme: 'viewer',
    load: ({ context }): { props: Help } => {
      const { q } = context.query;
      return { props: { query: typeof q === 'string' ? q.slice(0, LONGEST_QUERY) : '' } };
    },
  });

/** Server props of `/dashboard/help`. */
export const helpProps = helpFor('member');

/** Server props of `/help`, which needs no log-in. */
export const publicHelpProps = helpFor('public');

/** Own props of `/help/{article}`. */
export interface OneArticle {
  id: ArticleId;
}

/** Server props of `/help/{article}`; 404 for an article that does not exist. */
export const articleProps = serverPage({
  access: 'public',
  namespaces: ['help'],
  theme: 'viewer',
  load: ({ context }): { props: OneArticle } | { notFound: true } => {
    const id = articleOf(context.params?.article);
    return id === null ? { notFound: true } : { props: { id } };
  },
});
