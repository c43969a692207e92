import type { LotteryView } from '@/hooks/lottery/types';
import type { Check } from '@/hooks/lottery/verify/useVerification';
import { holdersIn } from '@/hooks/lottery/verify/verdict';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { STEPS } from '@/lib/shared/lottery/scheme/lists';
import type { StepName, VerifyResult } from '@/lib/shared/lottery/scheme/verify/steps';
import { FailureNote } from './FailureNote';
import { Numbers } from './Numbers';
import { StepProgress } from './StepProgress';
import { Step, Steps, type StepLook } from './StepList.styles';
import { StepText } from './StepText';
import { Icon } from '@/components/ui/icons/Icon';

interface StepListProps {
  lottery: LotteryView;
  check: Check;
  /** How many steps the page shows as done. */
  shown: number;
  /** Null until the verdict stands. */
  result: VerifyResult | null;
}

/** The seven steps, each a plain claim with what was done for it. */
export function StepList({ lottery, check, shown, result }: StepListProps) {
  const { t } = useTranslation('verifyDraw');
  const first = result === null ? null : (holdersIn(result.facts.offers)[0] ?? null);
  const winner = result !== null && holdersIn(result.facts.offers).length === 1 && first?.label;
  return (
    <Steps role="list">
      {STEPS.map((step, index) => {
        const look = lookOf(step, index, { check, shown, result });
        const title =
          step === 'winners' && look === 'ok' && winner
            ? t('steps.winner_is', { name: winner })
            : t(`steps.${step}`);
        return (
          <Step key={step} $look={look}>
            <span>
              {look === 'ok' ? (
                <Icon name="check" />
              ) : look === 'failed' ? (
                <Icon name="close" />
              ) : (
                index + 1
              )}
            </span>
            <div>
              <h2>{title}</h2>
              {look === 'running' && <StepProgress step={step} progress={check.progress} />}
              {result !== null && (
                <Outcome step={step} lottery={lottery} check={check} result={result} />
              )}
            </div>
          </Step>
        );
      })}
    </Steps>
  );
}

/** How a step looks now; what the page has not ticked yet waits, also where it is known. */
function lookOf(
  step: StepName,
  index: number,
  { check, shown, result }: Pick<StepListProps, 'check' | 'shown' | 'result'>,
): StepLook {
  const settled = result?.steps.find((each) => each.step === step);
  if (settled !== undefined) {
    if (settled.status === 'ok' || settled.status === 'failed') return settled.status;
    return 'waiting';
  }
  if (index < shown) return check.outcomes[index] === 'ok' ? 'ok' : 'waiting';
  return index === shown && check.phase === 'checking' ? 'running' : 'waiting';
}

interface OutcomeProps {
  step: StepName;
  lottery: LotteryView;
  check: Check;
  result: VerifyResult;
}

function Outcome({ step, lottery, check, result }: OutcomeProps) {
  const { t } = useTranslation('verifyDraw');
  const settled = result.steps.find((each) => each.step === step);
  switch (settled?.status) {
    case undefined:
      return null;
    case 'ok':
      return (
        <>
          <StepText step={step} lottery={lottery} check={check} result={result} />
          <Numbers step={step} check={check} result={result} />
        </>
      );
    case 'failed':
      return <FailureNote failure={settled.failure} line={check.numbers?.failedLine ?? null} />;
    case 'not-checked':
      return (
        <p>
          {settled.because === 'file'
            ? t('steps.not_read')
            : t('steps.not_checked', { step: STEPS.indexOf(settled.because) + 1 })}
        </p>
      );
    case 'not-used': {
      const isWithout = step === 'number' && check.numbers?.randomness === 'none';
      return <p>{t(isWithout ? 'steps.without_number' : 'steps.not_used')}</p>;
    }
    default:
      return <p>{t(step === 'seal' ? 'steps.seal_later' : 'steps.later')}</p>;
  }
}
