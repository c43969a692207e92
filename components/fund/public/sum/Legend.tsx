import { BarLegend } from '@/components/shared/fund/BarLegend';
import type { FundBarParts } from '@/hooks/fund/fundBar';
import { useMoney } from '@/hooks/fund/useMoney';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { FundFace } from '@/lib/shared/fund/messages';

interface Props {
  fund: FundFace;
  parts: FundBarParts;
}

/** What the parts of the bar are, in words and figures. */
export function Legend({ fund, parts }: Props) {
  const { mode, state, pledgeCount, failedCount, settled, offline, starting } = fund;
  const { t } = useTranslation('fund');
  const money = useMoney(fund.currency);
  const { paid, coming, failed, never } = parts;
  if (state === 'CANCELLED' && mode === 'KEEP') return null;
  if (never > 0) {
    return (
      <p className="small">
        <b>{t('legend.nobody')}</b> {t('legend.cards_deleted', { count: pledgeCount })}
      </p>
    );
  }
  const isCharging = mode === 'ALL_OR_NOTHING' && (paid > 0 || failed > 0);
  if (isCharging) {
    const lines = [
      { sign: 'paid' as const, words: t('legend.charged'), amount: money.exact(paid) },
      coming > 0 && {
        sign: 'coming' as const,
        words: t('legend.charging'),
        amount: money.exact(coming),
      },
      failed > 0 && {
        sign: 'failed' as const,
        words: t(state === 'SETTLING' ? 'legend.declined' : 'legend.given_up', {
          count: failedCount,
        }),
        amount: money.exact(failed),
      },
    ];
    return <BarLegend isList lines={lines.filter((line) => line !== false)} />;
  }
  if (mode === 'ALL_OR_NOTHING') {
    return (
      <BarLegend
        lines={[
          { sign: 'coming', words: t('legend.promised', { amount: money.brief(coming) }) },
        ]}
      />
    );
  }
  const lines = [
    { sign: 'paid' as const, words: t('legend.paid', { amount: money.brief(settled) }) },
    offline + starting > 0 && {
      // It fills the bar together with what is paid.
      sign: null,
      words: t('legend.elsewhere', { amount: money.brief(offline + starting) }),
    },
    coming > 0 && {
      sign: 'coming' as const,
      words: t('legend.coming', { amount: money.brief(coming) }),
    },
  ];
  return <BarLegend lines={lines.filter((line) => line !== false)} />;
}
