import { useState } from 'react';
import { Receipt } from '@/components/payment/Receipt';
import { Button } from '@/components/ui/buttons/Button';
import { receiptOf } from '@/hooks/fund/contribution/receipt';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { OwnContribution } from '@/lib/shared/fund/views';
import { Box } from './Contribution.styles';

/** The receipt, shown on a press. */
export function ReceiptBox({ own }: { own: OwnContribution }) {
  const { t } = useTranslation('fund');
  const [isOpen, setIsOpen] = useState(false);
  const receipt = receiptOf(own);
  if (receipt === null) return null;
  if (isOpen) return <Receipt payment={receipt} />;
  return (
    <Box aria-labelledby="receipt-title">
      <div className="row">
        <h2 id="receipt-title">{t('payment:receipt.title')}</h2>
        <Button variant="quiet" size="small" onClick={() => setIsOpen(true)}>
          {t('own.receipt')}
        </Button>
      </div>
    </Box>
  );
}
