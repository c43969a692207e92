import { LocalTime } from '@/components/shared/LocalTime';
import { useMoney } from '@/hooks/fund/useMoney';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { FundFace } from '@/lib/shared/fund/messages';

/** Why the sum changed otherwise: with a day and a reason, and never a name of a supporter. */
export function Corrections({ fund, name }: { fund: FundFace; name: string }) {
  const { t } = useTranslation('fund');
  const money = useMoney(fund.currency);
  const { corrections, starting } = fund;
  if (corrections.length === 0 && starting === 0) return null;
  const change = (amount: number) => `${amount > 0 ? '+' : ''}${money.exact(amount)}`;
  return (
    <div className="corrections">
      <h2>{t('corrections.title')}</h2>
      <ul role="list">
        {corrections.map(({ id, kind, amount, at }) => (
          <li key={id}>
            <LocalTime at={at} as="day" />
            <span>{t(`corrections.${kind}`, { name })}</span>
            <b>{change(amount)}</b>
          </li>
        ))}
        {starting > 0 && (
          <li>
            <span />
            <span>{t('corrections.starting', { name })}</span>
            <b>{change(starting)}</b>
          </li>
        )}
      </ul>
    </div>
  );
}
