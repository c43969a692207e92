import type { GetServerSideProps } from 'next';
import { serverPage, type PageProps } from '@/lib/page/serverPage';
import type { CaseLine, CasePage } from '@/lib/shared/cases/cases';

/** Own props of `/dashboard/resolution`. */
export interface ResolutionProps {
  /** With `?booking=`: what went wrong with that order. */
  one: CasePage | null;
  lines: CaseLine[];
  cursor: string | null;
}

const shell = {
  access: 'member',
  namespaces: ['cases', 'orders'],
  theme: 'viewer',
} as const;

const listProps = serverPage({
  ...shell,
  calls: () => ({ list: ['resolution-center-bookings', { cursor: null }] as const }),
  load: ({ answers }): { props: ResolutionProps } => {
    const { items, cursor } = answers.list.bookings;
    return { props: { one: null, lines: items, cursor } };
  },
});

const oneProps = serverPage({
  ...shell,
  calls: ({ query }) => ({
    one: ['cases/get-case/', { bookingId: String(query.booking) }] as const,
  }),
  load: ({ answers }): { props: ResolutionProps } | { notFound: true } => {
    const one = answers.one.orderCase.item;
    return one ? { props: { one, lines: [], cursor: null } } : { notFound: true };
  },
});

/** Server props of the resolution centre; an order that is not the reader's is not found. */
export const resolutionProps: GetServerSideProps<PageProps<ResolutionProps>> = (context) =>
  context.query.booking === undefined ? listProps(context) : oneProps(context);
