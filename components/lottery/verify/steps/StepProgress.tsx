import { ProgressBar } from '@/components/ui/ProgressBar';
import type { Check } from '@/hooks/lottery/verify/useVerification';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { StepName } from '@/lib/shared/lottery/scheme/verify/steps';

interface StepProgressProps {
  step: StepName;
  progress: Check['progress'];
}

/** How far a long step is; short ones are over before there is anything to say. */
export function StepProgress({ step, progress }: StepProgressProps) {
  const { t } = useTranslation('verifyDraw');
  const isLong = step === 'log' || step === 'list' || step === 'order';
  if (!isLong || progress?.step !== step || progress.total === 0) return null;
  const { done, total, secondsLeft } = progress;
  const label = t(`progress.${step}`, { count: total });
  return (
    <>
      <p>
        {label} {secondsLeft !== null && t('progress.left', { count: secondsLeft })}
      </p>
      <ProgressBar value={done} max={total} label={label} />
      <p className="facts">
        <b>{t('progress.done', { done, count: total })}</b>
      </p>
    </>
  );
}
