import { signs } from '@/components/payouts/signs';
import { Amount } from '@/components/shared/money/Amount';
import { marks, Told } from '@/components/shared/money/Told';
import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { bankReason } from '@/hooks/payouts/stripeWords';
import { useRetry } from '@/hooks/payouts/useRetry';
import { useStripeLink } from '@/hooks/session/useStripeLink';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { Currency } from '@/lib/shared/money/money';
import type { FailedPayout } from '@/lib/shared/payouts/payouts';
import { Note } from './Note';

interface Props {
  failed: FailedPayout;
  currency: Currency;
  /** Reads the page's numbers again. */
  onSent: () => Promise<void>;
}

/** The bank sent a payout back: why, that nothing is lost, and the two ways on. */
export function FailedNote({ failed, currency, onSent }: Props) {
  const { t } = useTranslation('payouts');
  const stripe = useStripeLink();
  const retry = useRetry(failed.payoutID, onSent);
  const refusal = retry.refusal ?? stripe.refusal;
  return (
    <>
      <Note
        tone="stop"
        icon={<DrawnIcon drawing={signs.bank} />}
        title={
          <Told
            text={t('failed.title', marks('amount'))}
            parts={{ amount: <Amount amount={failed.amount} currency={currency} /> }}
          />
        }
        acts={
          <>
            <Button isLoading={stripe.isRunning} onClick={() => void stripe.open('connected')}>
              {t('failed.change')}
            </Button>
            <Button variant="quiet" isLoading={retry.isRunning} onClick={retry.run}>
              {t('failed.retry')}
            </Button>
          </>
        }
      >
        {t(`failed.${bankReason(failed.code)}`)} {t('failed.safe')}
      </Note>
      <FormError code={refusal}>{refusal && t(`errors:${refusal}`)}</FormError>
    </>
  );
}
