import type { LotteryView } from '@/hooks/lottery/types';
import type { Check } from '@/hooks/lottery/verify/useVerification';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { StepName, VerifyResult } from '@/lib/shared/lottery/scheme/verify/steps';

interface StepTextProps {
  step: StepName;
  lottery: LotteryView;
  check: Check;
  result: VerifyResult;
}

/** What was done for a step that holds, in plain words. */
export function StepText({ step, lottery, check, result }: StepTextProps) {
  const { t } = useTranslation('verifyDraw');
  const { facts, isTestBeacon } = result;
  const { lines, headsCompared, round, roundMs, closedMs, offers } = facts;
  const isWithout = check.numbers?.randomness === 'none';
  switch (step) {
    case 'seal':
      return <p>{t('steps.seal_ok', { name: lottery.creator.name })}</p>;
    case 'rules':
      return <p>{t('steps.rules_ok')}</p>;
    case 'log':
      return (
        <p>
          {lines === 0 ? t('steps.log_none') : t('steps.log_ok', { count: lines })}{' '}
          {headsCompared > 0 && t('steps.log_kept', { count: headsCompared })}
        </p>
      );
    case 'list':
      return <p>{t('steps.list_ok')}</p>;
    case 'number': {
      const seconds = Math.round(((roundMs ?? 0) - (closedMs ?? 0)) / 1000);
      const source = isTestBeacon ? 'steps.number_test' : 'steps.number_ok';
      return (
        <p>
          {t(source, { round: round ?? 0 })} {t('steps.number_after', { count: seconds })}
        </p>
      );
    }
    case 'order':
      return <p>{t(isWithout ? 'steps.order_without' : 'steps.order_ok')}</p>;
    case 'winners': {
      const out = offers.filter(({ state }) => state === 'out').length;
      return (
        <p>
          {offers.length === 0 ? t('steps.winners_none') : t('steps.winners_ok')}{' '}
          {out > 0 && t('steps.winners_out', { count: out })}
        </p>
      );
    }
  }
}
