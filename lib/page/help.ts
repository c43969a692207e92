import { serverPage } from './serverPage';

const LONGEST_QUERY = 100;

/** Own props of `/dashboard/help`. */
export interface Help {
  /** What is searched for, from `?q=`: the search works without scripts, too. */
  query: string;
}

/** Server props of `/dashboard/help`. */
export const helpProps = serverPage({
  access: 'member',
  namespaces: ['help'],
  theme: 'viewer',
  load: ({ context }): { props: Help } => {
    const { q } = context.query;
    return { props: { query: typeof q === 'string' ? q.slice(0, LONGEST_QUERY) : '' } };
  },
});
