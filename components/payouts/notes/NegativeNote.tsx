import { Day } from '@/components/payouts/Day';
import { Amount } from '@/components/shared/money/Amount';
import { marks, Told } from '@/components/shared/money/Told';
import { Button } from '@/components/ui/buttons/Button';
import { Icon } from '@/components/ui/icons/Icon';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { Currency } from '@/lib/shared/money/money';
import type { AmountAt } from '@/lib/shared/payouts/payouts';
import { Note } from './Note';

interface Props {
  /** Below zero. */
  available: number;
  /** The sum that clears next; null: none is on its way. */
  clears: AmountAt | null;
  currency: Currency;
  onShow: () => void;
}

/** A balance below zero is no debt: what it comes from, and the sum that makes it good. */
export function NegativeNote({ available, clears, currency, onShow }: Props) {
  const { t } = useTranslation('payouts');
  const left = (clears?.amount ?? 0) + available;
  const key = clears === null ? 'none' : left > 0 ? 'pays' : left === 0 ? 'even' : 'lessens';
  const money = (amount: number) => <Amount amount={amount} currency={currency} />;
  return (
    <Note
      tone="wait"
      icon={<Icon name="info" />}
      title={
        <Told text={t('negative.title', marks('amount'))} parts={{ amount: money(available) }} />
      }
      acts={
        <Button variant="quiet" onClick={onShow}>
          {t('negative.show')}
        </Button>
      }
    >
      {t('negative.text')}{' '}
      <Told
        text={t(`negative.${key}`, marks('clears', 'day', 'left'))}
        parts={{
          clears: clears && money(clears.amount),
          day: clears && <Day at={clears.at} />,
          left: money(Math.abs(left)),
        }}
      />
    </Note>
  );
}
