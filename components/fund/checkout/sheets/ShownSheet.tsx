import { ShownChoice } from '@/components/fund/ShownChoice';
import { Button } from '@/components/ui/buttons/Button';
import { Dialog } from '@/components/ui/overlay/Dialog';
import type { Checkout } from '@/hooks/fund/checkout/useCheckout';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { FundPage } from '@/lib/shared/fund/views';

interface Props {
  page: FundPage;
  checkout: Checkout;
  onClose: () => void;
}

/** What others see of it; what is chosen stands at once. */
export function ShownSheet({ page, checkout, onClose }: Props) {
  const { t } = useTranslation('fund');
  const { draft, change, isVisitor, amount } = checkout;
  return (
    <Dialog
      isOpen
      isSheet
      onClose={onClose}
      title={t('shown.title')}
      actions={
        <Button size="large" isWide onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      <p>{t('shown.text', { name: page.creator.name })}</p>
      <ShownChoice
        value={draft}
        onChange={(shown) => change({ ...draft, ...shown })}
        creatorName={page.creator.name}
        isAnonymousAllowed={page.anonymousAllowed}
        typedName={isVisitor ? draft.name : null}
        money={{ amount: amount ?? 0, currency: page.fund.currency }}
      />
    </Dialog>
  );
}
