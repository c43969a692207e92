import { FundListScreen } from '@/components/dashboard/funds/FundListScreen';
import type { FundListPage } from '@/hooks/fundconsole/types';
import { currencyOf } from '@/lib/i18n/currencyOf';
import { serverPage, type PageProps } from '@/lib/page/serverPage';
import type { Currency } from '@/lib/shared/money/money';

interface Own {
  current: FundListPage;
  past: FundListPage;
  /** The creator's; before they have one, the usual one of their language. */
  currency: Currency;
  canGoLive: boolean;
}

export default function FundsPage(props: PageProps<Own>) {
  return <FundListScreen {...props} />;
}

export const getServerSideProps = serverPage({
  access: 'creator',
  namespaces: ['dashboard', 'fundList', 'fundHost', 'pagesetup'],
  theme: 'viewer',
  calls: () => ({
    current: ['fund/get-my-funds/', { list: 'CURRENT' as const }],
    past: ['fund/get-my-funds/', { list: 'PAST' as const }],
  }),
  whereAllowed: () => ({ payouts: ['payouts/get-overview/', {}] }),
  load: ({ answers: { current, past }, allowed, context }) => {
    const overview = allowed.payouts?.payoutOverview.item;
    return {
      props: {
        current: current.getFund,
        past: past.getFund,
        currency: overview?.currency ?? currencyOf(context.locale ?? 'en'),
        canGoLive: overview?.account.state === 'READY',
      },
    };
  },
});
