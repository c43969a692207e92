import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '@/components/ui/icons/Icon';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { OnboardingStep } from '@/lib/navigation/onboardingTasks';
import { color, radius, shadow, size, space, target, toneColors, weight } from '@/styles/tokens';

interface TaskItemProps extends OnboardingStep {
  isOpen: boolean;
  children: ReactNode;
}

const good = toneColors('good');

const Root = styled.details`
  border-radius: ${radius.large};
  background: ${color.raised};
  box-shadow: ${shadow.low};

  &[open] > summary > svg {
    transform: rotate(180deg);
  }
`;

const Summary = styled.summary`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${target.touch};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.large};
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }

  h2 {
    flex: 1;
    min-width: 0;
    font-size: ${size.lead};
    font-weight: ${weight.strong};
  }
`;

const Done = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${target.touch};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.large};
  background: ${color.sunken};
  color: ${color.textQuiet};

  h2 {
    font-size: ${size.lead};
    font-weight: ${weight.text};
  }

  svg {
    color: ${good.text};
  }
`;

const Circle = styled.span`
  flex: none;
  width: 1.5rem;
  height: 1.5rem;
  border: 2px solid ${color.control};
  border-radius: ${radius.round};
`;

const Body = styled.div`
  padding: 0 ${space[4]} ${space[5]};
`;

/** One line of the checklist: done, or open with what there is to do. */
export function TaskItem({ task, isDone, isOpen, children }: TaskItemProps) {
  const { t } = useTranslation('onboarding');
  if (isDone) {
    return (
      <Done id={task}>
        <Icon name="check" />
        <h2>
          {t(`${task}.title`)} <VisuallyHidden>{t('done')}</VisuallyHidden>
        </h2>
      </Done>
    );
  }
  return (
    <Root id={task} open={isOpen}>
      <Summary>
        <Circle aria-hidden="true" />
        <h2>{t(`${task}.title`)}</h2>
        <Icon name="chevron-down" size={20} />
      </Summary>
      <Body>{children}</Body>
    </Root>
  );
}
