import { Section } from '@/components/settings/Section';
import { StripeButton } from '@/components/shared/money/StripeButton';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { ProofState } from './ProofState';

interface Props {
  /** CLOSED (nothing can be sold here), MISSING, INCOMPLETE or READY. */
  standing: string;
}

/** Where a creator's earnings go: connect, finish, or see them. */
export function PayoutAccount({ standing }: Props) {
  const { t } = useTranslation('settings');
  const isNew = standing === 'MISSING';
  const isIncomplete = standing === 'INCOMPLETE';
  const isClosed = standing === 'CLOSED';
  return (
    <Section
      id="payout"
      title={t('verify.payout')}
      intro={t(isClosed ? 'verify.payout_closed' : 'verify.payout_text')}
    >
      {!isClosed && <ProofState isVerified={standing === 'READY'} />}
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
