import { EmailProof } from '@/components/shared/people/EmailProof';
import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import { Notice } from '@/components/ui/Notice';
import { priceParts } from '@/hooks/checkout/deposit';
import { isOnRequest } from '@/hooks/checkout/draft';
import { isHeld } from '@/hooks/checkout/hold';
import type { Checkout } from '@/hooks/checkout/useCheckout';
import { useSession } from '@/hooks/session/useSession';
import { useCountdown } from '@/hooks/ui/time/useCountdown';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { checkoutPath } from '@/lib/navigation/tools/experiencePath';
import { serverNow } from '@/lib/secureql/browser/serverClock';
import { formatMoney } from '@/lib/shared/money/format';
import { CodeField } from './CodeField';
import { TermsList } from './TermsList';
import { VisitorStep } from './VisitorStep';

interface Props {
  checkout: Checkout;
  /** A time in words on the reader's clock. */
  wordsOf: (at: string) => string;
}

/** What is agreed on, and the press that leads to the card; before it, who somebody is. */
export function PayStep({ checkout, wordsOf }: Props) {
  const { t, i18n } = useTranslation('checkout');
  const { user } = useSession();
  const { draft, isVisitor, notice, refusal, isRunning } = checkout;
  const { service, tier, total } = checkout.checkout;
  const listed = tier.price;
  const left = useCountdown(draft.held?.heldUntil ?? null);
  const isOver = left === 0 && !isHeld(draft.held);
  const parts = priceParts(checkout.checkout, draft, serverNow());
  const write = (sum: number) =>
    formatMoney({ amount: sum, currency: service.currency }, i18n.language);
  const [amount, payable] = [write(total), write(parts?.deposit ?? total)];
  const { name } = service.creator;
  return (
    <div className="inside">
      <TermsList
        checkout={checkout.checkout}
        startsAt={draft.startsAt}
        parts={parts}
        wordsOf={wordsOf}
      />
      {notice === 'price' && (
        <Notice kind="warning" title={t('pay.price_changed', { amount })} isLive>
          {t('pay.price_changed_text')}
        </Notice>
      )}
      {notice === 'email' && (
        <div className="inside">
          <Notice title={t('pay.email')} isLive>
            {t('pay.email_text')}
          </Notice>
          <EmailProof email={user?.email ?? null} isSent={false} onProven={checkout.holdAgain} />
        </div>
      )}
      {!isVisitor && notice !== 'email' && <CodeField checkout={checkout} listed={listed} />}
      <FormError code={refusal}>{refusal && t(`errors:${refusal}`)}</FormError>
      {isVisitor && (
        <VisitorStep
          email={draft.email}
          onEmail={(email) => checkout.change({ ...draft, email })}
          path={checkoutPath(service.id, tier.id)}
          onEnter={checkout.enter}
        />
      )}
      {!isVisitor && notice !== 'email' && !isOver && (
        <>
          <Button size="large" isWide isLoading={isRunning} onClick={checkout.pay}>
            {isOnRequest(checkout.checkout)
              ? t('pay.request', { amount: payable, name })
              : t(parts === null ? 'pay.pay' : 'pay.deposit', { amount: payable })}
          </Button>
          <p className="fine middle">{t('pay.method')}</p>
        </>
      )}
    </div>
  );
}
