import { Section } from '@/components/settings/Section';
import { StripeButton } from '@/components/shared/money/StripeButton';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { ProofState } from './ProofState';

interface Props {
  /** The tasks of the account that are still open. */
  open: readonly string[];
  /** There is an account at Stripe that money can go to. */
  isThere: boolean;
}

/** Where a creator's earnings go: connect, finish, or see them. */
export function PayoutAccount({ open, isThere }: Props) {
  const { t } = useTranslation('settings');
  const isNew = open.includes('stripe_account');
  const isIncomplete = open.includes('stripe_account_incomplete');
  const isClosed = !isThere && !isNew && !isIncomplete;
  return (
    <Section
      id="payout"
      title={t('verify.payout')}
      intro={t(isClosed ? 'verify.payout_closed' : 'verify.payout_text')}
    >
      {!isClosed && <ProofState isVerified={isThere && !isIncomplete} />}
      {isIncomplete && <StripeButton>{t('verify.payout_finish')}</StripeButton>}
      {!isClosed && !isIncomplete && (
        <div>
          <ButtonLink href="/dashboard/payouts" variant={isNew ? 'primary' : 'quiet'}>
            {t(isNew ? 'verify.payout_set_up' : 'verify.payout_see')}
          </ButtonLink>
        </div>
      )}
    </Section>
  );
}
