import { Card } from '@/components/ui/Card';
import { Notice } from '@/components/ui/Notice';
import { useKept } from '@/hooks/lottery/fan/useKept';
import type { Check } from '@/hooks/lottery/verify/useVerification';
import { evidenceIn } from '@/hooks/lottery/verify/verdict';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { VerifyResult } from '@/lib/shared/lottery/scheme/verify/steps';

interface TrustProps {
  lotteryId: string;
  check: Check;
  result: VerifyResult;
}

/** Whether anybody could choose the result, and what this browser saw of the closing. */
export function TrustCard({ lotteryId, check, result }: TrustProps) {
  const { t } = useTranslation('verifyDraw');
  const { close } = useKept(lotteryId);
  const { numbers } = check;
  const isRevealed = result.facts.state === 'revealed';
  const isOther = numbers?.lotteryId !== lotteryId;
  if (numbers === null || isOther || !isRevealed || result.verdict === 'failed') return null;
  if (numbers.randomness === 'drand-test') return null;
  const evidence = numbers.randomness === 'none' ? null : evidenceIn(result, close);
  const isDoubtful = evidence?.kind === 'late' || evidence?.kind === 'other';
  return (
    <Card aria-labelledby="trust-title">
      <h2 id="trust-title">{t('trust.title')}</h2>
      {isDoubtful ? (
        <Notice kind="warning">{t(`trust.${evidence.kind}`)}</Notice>
      ) : (
        <p>
          {t(numbers.randomness === 'none' ? 'trust.none' : 'trust.drand')}{' '}
          {evidence?.kind === 'before' && t('trust.saw', { count: evidence.seconds })}
          {evidence?.kind === 'unseen' && t('trust.unseen')}
        </p>
      )}
    </Card>
  );
}
