import { filterOf } from '@/lib/payouts/lineFilter';
import type { ResultOf } from '@/lib/secureql/operations/all';
import type { LineState, PayoutLine } from '@/lib/shared/payouts/payouts';
import { serverPage } from '@/lib/page/serverPage';

/** Own props of `/dashboard/payouts`. */
export interface PayoutsProps {
  overview: ResultOf<'payouts/get-overview/'>;
  /** The newest lines of the state that the address names. */
  lines: { filter: LineState | null; items: readonly PayoutLine[]; cursor: string | null };
}

/** Server props of `/dashboard/payouts?lines=…`, with one request to the backend. */
export const payoutsProps = serverPage({
  access: 'creator',
  namespaces: ['payouts'],
  theme: 'viewer',
  // A fan has none of these, and is sent away.
  whereAllowed: ({ query }) => ({
    overview: ['payouts/get-overview/', {}],
    lines: ['payouts/get-lines/', { state: filterOf(query.lines) }],
  }),
  load: ({ allowed, context }): { props: PayoutsProps } | { notFound: true } => {
    const { overview, lines } = allowed;
    if (!overview || !lines) return { notFound: true };
    const { items, cursor } = lines.payoutLines;
    return { props: { overview, lines: { filter: filterOf(context.query.lines), items, cursor } } };
  },
});
