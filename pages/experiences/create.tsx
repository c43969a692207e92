import { CreateScreen } from '@/components/experience/create/CreateScreen';
import { currencyOf } from '@/lib/i18n/currencyOf';
import { serverPage, type PageProps } from '@/lib/page/serverPage';
import type { Currency } from '@/lib/shared/money/money';

export default function CreateExperiencePage({ currency }: PageProps<{ currency: Currency }>) {
  return <CreateScreen currency={currency} />;
}

export const getServerSideProps = serverPage({
  access: 'creator',
  namespaces: ['experienceEdit', 'experienceDrafts'],
  theme: 'viewer',
  whereAllowed: () => ({ payouts: ['payouts/get-overview/', {}] }),
  load: ({ allowed, context }) => ({
    props: {
      currency:
        allowed.payouts?.payoutOverview.item?.currency ?? currencyOf(context.locale ?? 'en'),
    },
  }),
});
