import { useState } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { TextField } from '@/components/ui/forms/TextField';
import { Cluster } from '@/components/ui/Stack';
import type { Checkout } from '@/hooks/checkout/useCheckout';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { LIMITS } from '@/lib/shared/limits';
import { formatMoney } from '@/lib/shared/money/format';

interface Props {
  checkout: Checkout;
  /** The price without a code. */
  listed: number;
}

/** A code for a lower price: folded until somebody has one, and a line once it counts. */
export function CodeField({ checkout, listed }: Props) {
  const { t, i18n } = useTranslation('checkout');
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const { draft, codeRefusal, applyCode, isRunning } = checkout;
  const { service, total } = checkout.checkout;
  const write = (amount: number) =>
    formatMoney({ amount, currency: service.currency }, i18n.language);
  if (draft.code !== null) {
    return (
      <Cluster $justify="space-between">
        <p role="status">
          {t('code.counts', { code: draft.code, off: write(listed - total), total: write(total) })}
        </p>
        <Button variant="link" size="small" isLoading={isRunning} onClick={() => applyCode(null)}>
          {t('code.remove')}
        </Button>
      </Cluster>
    );
  }
  if (!isOpen) {
    return (
      <div>
        <Button variant="link" size="small" aria-expanded={false} onClick={() => setIsOpen(true)}>
          {t('code.open')}
        </Button>
      </div>
    );
  }
  // A text that can be no code is refused before anybody looks for it.
  const fault = codeRefusal === 'payload.invalid' ? 'promo.unknown' : codeRefusal;
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== '') applyCode(typed);
      }}
    >
      <TextField
        name="code"
        label={t('code.label')}
        error={fault === null ? undefined : t(`errors:${fault}`)}
        value={typed}
        maxLength={LIMITS.promoTyped}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div>
        <Button type="submit" variant="quiet" size="small" isLoading={isRunning}>
          {t('code.use')}
        </Button>
      </div>
    </form>
  );
}
