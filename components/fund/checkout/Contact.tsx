import Link from 'next/link';
import { Private } from '@/components/shared/private/Private';
import { TextField } from '@/components/ui/forms/TextField';
import type { Checkout } from '@/hooks/fund/checkout/useCheckout';
import { useSession } from '@/hooks/session/useSession';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { checkoutPath } from '@/lib/navigation/tools/fundPath';
import type { FundPage } from '@/lib/shared/fund/views';
import { LIMITS } from '@/lib/shared/limits';

/** Where receipt and link go: of a visitor an address that is typed, else that of the account. */
export function Contact({ page, checkout }: { page: FundPage; checkout: Checkout }) {
  const { t } = useTranslation('fund');
  const { user } = useSession();
  const { draft, change, fault, isVisitor } = checkout;
  if (!isVisitor) {
    return user?.email ? (
      <p className="fine">
        <Private>{t('checkout.receipt_to', { email: user.email })}</Private>
      </p>
    ) : null;
  }
  const next = checkoutPath(page.creator.handle, page.id);
  return (
    <div>
      <TextField
        name="email"
        type="email"
        label={t('checkout.email')}
        value={draft.email}
        error={fault?.place === 'email' ? t(`faults.${fault.words}`) : undefined}
        autoComplete="email"
        maxLength={LIMITS.email}
        onChange={({ target }) => change({ ...draft, email: target.value })}
      />
      <p className="fine">
        {t('checkout.no_account')}{' '}
        <Link href={`/login?next=${encodeURIComponent(next)}`}>{t('checkout.log_in')}</Link>
      </p>
    </div>
  );
}
