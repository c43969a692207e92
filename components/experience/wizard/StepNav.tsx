import Link from 'next/link';
import { Icon } from '@/components/ui/icons/Icon';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { isStepDone, stepPath, STEPS } from '@/hooks/experience/useSteps';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { PublishGap } from '@/lib/shared/experiences/kinds';
import { Nav } from './Nav.styles';
import type { Steps } from './StepContent';

interface Props {
  serviceId: string;
  gaps: readonly PublishGap[];
  steps: Steps;
}

/** All steps, free to jump between: a list, and on a narrow screen a bar in seven parts. */
export function StepNav({ serviceId, gaps, steps: { step, number } }: Props) {
  const { t } = useTranslation('experienceEdit');
  return (
    <Nav aria-label={t('steps.label')}>
      <p>
        {t('steps.now', { number, count: STEPS.length })} {t(`steps.${step}`)}
      </p>
      <ol role="list">
        {STEPS.map((one, index) => {
          const isDone = isStepDone(one, gaps);
          return (
            <li key={one}>
              <Link
                href={stepPath(serviceId, one)}
                shallow
                scroll={false}
                aria-current={one === step ? 'step' : undefined}
              >
                <span data-done={isDone || undefined}>
                  {isDone && one !== step ? <Icon name="check" size={18} /> : index + 1}
                </span>
                <b>{t(`steps.${one}`)}</b>
                {isDone && <VisuallyHidden>, {t('steps.done')}</VisuallyHidden>}
              </Link>
            </li>
          );
        })}
      </ol>
    </Nav>
  );
}
