import type { GetServerSidePropsContext } from 'next';
import { articlePath } from '@/lib/help/articlePath';
import { articleOf, HELP_NAMESPACES, namespaceOf, type ArticleId } from '@/lib/help/articles';
import type { HelpFigures } from '@/lib/help/articleTexts';
import { articleOfError } from '@/lib/help/errorArticles';
import { helpFigures } from '@/lib/help/figures';
import { isErrorCode } from '@/lib/shared/errors';
import { serverPage } from './serverPage';

const LONGEST_QUERY = 100;

/** Own props of `/dashboard/help` and `/help`. */
export interface Help {
  /** What is searched for, from `?q=`: the search works without scripts, too. */
  query: string;
  /** Null where nothing is searched for: the texts come when somebody begins to. */
  figures: HelpFigures | null;
}

type Context = Pick<GetServerSidePropsContext, 'query' | 'params' | 'locale'>;

const figuresFor = ({ locale }: Context) => helpFigures(locale ?? 'en');

function queryOf({ query: { q } }: Context): string {
  return typeof q === 'string' ? q.slice(0, LONGEST_QUERY) : '';
}

/** `?error=` of an error's code leads to the article that explains it. */
const helpFor = (access: 'member' | 'public') =>
  serverPage({
    access,
    namespaces: (context) => ['help', ...(queryOf(context) === '' ? [] : HELP_NAMESPACES)],
    theme: 'viewer',
    load: ({ context }): { props: Help } | { redirect: string } => {
      const { error } = context.query;
      const article = isErrorCode(error) ? articleOfError(error) : null;
      if (article !== null) return { redirect: articlePath(article) };
      const query = queryOf(context);
      return { props: { query, figures: query === '' ? null : figuresFor(context) } };
    },
  });

/** Server props of `/dashboard/help`. */
export const helpProps = helpFor('member');

/** Server props of `/help`, which needs no log-in. */
export const publicHelpProps = helpFor('public');

/** Own props of `/help/{article}`. */
export interface OneArticle {
  id: ArticleId;
  figures: HelpFigures;
}

/** Server props of `/help/{article}`; 404 for an article that does not exist. */
export const articleProps = serverPage({
  access: 'public',
  namespaces: ({ params }) => {
    const id = articleOf(params?.article);
    return id === null ? ['help'] : ['help', namespaceOf(id)];
  },
  theme: 'viewer',
  load: ({ context }): { props: OneArticle } | { notFound: true } => {
    const id = articleOf(context.params?.article);
    return id === null ? { notFound: true } : { props: { id, figures: figuresFor(context) } };
  },
});
