import type { GetServerSidePropsContext } from 'next';
import type { FundPage, OwnContribution } from '@/lib/shared/fund/views';
import { fundPath } from '@/lib/navigation/tools/fundPath';
import { serverPage } from './serverPage';

/** Own props of `/{profile}/fund/{fundId}`. */
export interface FundPageProps {
  page: FundPage;
}

/** Own props of its checkout. */
export interface CheckoutPageProps extends FundPageProps {
  /** The reward that led there. */
  tierId: string | null;
}

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

const calls = ({ params }: GetServerSidePropsContext) => ({
  fund: ['get-fund/', { fundId: String(params?.fundId) }] as const,
});

/** Where the page stands, when its creator goes by another handle than the address says; null: here. */
function movedTo({ params, resolvedUrl }: GetServerSidePropsContext, page: FundPage, below = '') {
  if (params?.profile === page.creator.handle) return null;
  const at = resolvedUrl.indexOf('?');
  const query = at === -1 ? '' : resolvedUrl.slice(at);
  return `${fundPath(page.creator.handle, page.id)}${below}${query}`;
}

/** Server props of the public page of a fund. */
export const fundPageProps = serverPage({
  access: 'public',
  namespaces: ['fund', 'tellMe'],
  theme: 'owner',
  calls,
  load: ({ answers, context }) => {
    const page = answers.fund.getFund.items[0];
    if (!page) return { notFound: true };
    const moved = movedTo(context, page);
    if (moved) return { redirect: moved, isPermanent: true };
    return { props: { page } satisfies FundPageProps, owner: page.creator.extra_public };
  },
});

/** Server props of the checkout of a fund. */
export const checkoutProps = serverPage({
  access: 'public',
  namespaces: ['fund'],
  theme: 'owner',
  calls,
  load: ({ answers, context }) => {
    const page = answers.fund.getFund.items[0];
    if (!page) return { notFound: true };
    const moved = movedTo(context, page, '/checkout');
    if (moved) return { redirect: moved, isPermanent: true };
    const props: CheckoutPageProps = { page, tierId: first(context.query.tier) ?? null };
    return { props, owner: page.creator.extra_public };
  },
});

/** Server props of `/fund/{fundId}`, the short address of a fund. */
export const fundRedirectProps = serverPage({
  access: 'public',
  calls,
  load: ({ answers }) => {
    const page = answers.fund.getFund.items[0];
    return page ? { redirect: fundPath(page.creator.handle, page.id) } : { notFound: true };
  },
});

/** Own props of `/{profile}/fund/{fundId}/contribution/{contributionId}`. */
export interface ContributionPageProps {
  contributionId: string;
  initial: OwnContribution | null;
  isBack: boolean;
}

/** Server props of the page of a contribution; without an account its browser asks for it. */
export const contributionProps = serverPage({
  access: 'public',
  namespaces: ['fund', 'payment', 'draw'],
  theme: 'owner',
  calls,
  whereAllowed: ({ params }) => ({
    own: [
      'fund/get-contribution/',
      { contributionId: String(params?.contributionId), token: null },
    ] as const,
  }),
  load: ({ answers, allowed, context }) => {
    const page = answers.fund.getFund.items[0];
    if (!page) return { notFound: true };
    // A mailed link holds its right behind `#`, which no other site and no cache may learn of.
    context.res.setHeader('Referrer-Policy', 'no-referrer');
    const props: ContributionPageProps = {
      contributionId: String(context.params?.contributionId),
      initial: allowed.own?.contribution.item ?? null,
      isBack: context.query.session !== undefined,
    };
    return { props, owner: page.creator.extra_public };
  },
});
