import { PageHead } from '@/components/shared/page/PageHead';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { FormError } from '@/components/ui/forms/FormError';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { useOverview } from '@/hooks/payouts/useOverview';
import { useReturn } from '@/hooks/payouts/useReturn';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { PayoutsProps } from '@/lib/page/dashboard/payouts';
import { Balance } from './Balance';
import { Note } from './notes/Note';
import { Page } from './Payouts.styles';
import { PayoutsHead } from './PayoutsHead';
import { signs } from './signs';
import { StartPayouts } from './start/StartPayouts';

/** `/dashboard/payouts`: the way to an account at first, then where every cent is. */
export function PayoutsScreen({ overview: answer, lines }: PayoutsProps) {
  const { t } = useTranslation('payouts');
  const { item, error, reload } = useOverview(answer);
  const { refusal } = useReturn(reload);
  const currency = item?.currency ?? item?.account.currency ?? null;
  return (
    <Page>
      <PageHead title={t('title')} isPrivate />
      <FormError code={refusal}>{refusal && t(`errors:${refusal}`)}</FormError>
      {item === null ? (
        <>
          <PayoutsHead acts={null} />
          <NotYet isForSale={error !== 'payment.not_for_sale'} />
        </>
      ) : item.account.state === 'NONE' || currency === null ? (
        <>
          <PayoutsHead acts={null} />
          <StartPayouts account={item.account} />
        </>
      ) : (
        <Balance overview={item} currency={currency} lines={lines} reload={reload} />
      )}
    </Page>
  );
}

/** No Stripe on this server, or no answer: what that means for the creator. */
function NotYet({ isForSale }: { isForSale: boolean }) {
  const { t } = useTranslation('payouts');
  const key = isForSale ? 'failing' : 'closed';
  return (
    <Note
      tone="wait"
      icon={<DrawnIcon drawing={signs.bank} />}
      title={t(`${key}.title`)}
      acts={
        <ButtonLink href={isForSale ? '/dashboard/payouts' : '/dashboard/home'} variant="quiet">
          {t(`${key}.act`)}
        </ButtonLink>
      }
    >
      {t(`${key}.text`)}
    </Note>
  );
}
