import { useRouter } from 'next/router';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { PrivateArea } from '@/components/shared/private/PrivateArea';
import { EmailProof } from '@/components/shared/people/EmailProof';
import { HandleForm } from '@/components/shared/people/HandleForm';
import { StripeButton } from '@/components/shared/money/StripeButton';
import { PageHead } from '@/components/shared/page/PageHead';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { Notice } from '@/components/ui/Notice';
import { ProgressBar } from '@/components/ui/ProgressBar';
import { Stack } from '@/components/ui/Stack';
import { useRockyGuide } from '@/hooks/mascot/useRockyGuide';
import { useOnboarding, type OnboardingAnswer } from '@/hooks/onboarding/useOnboarding';
import { useFragment } from '@/hooks/ui/page/useFragment';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { afterLogIn } from '@/lib/navigation/destination';
import { TASK_ADDRESS, type OnboardingTask } from '@/lib/navigation/onboardingTasks';
import { color, measure, size, space } from '@/styles/tokens';
import { OnboardingTop } from './OnboardingTop';
import { PhoneTask } from './PhoneTask';
import { TaskItem } from './TaskItem';
import { TypeTask } from './TypeTask';

interface OnboardingScreenProps {
  status: OnboardingAnswer;
  /** The one the account claims or has; null: none. */
  email: string | null;
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  max-width: ${measure.text};
  margin-inline: auto;
  padding: ${space[4]} ${space[4]} ${space[12]};
`;

const Lead = styled.p`
  color: ${color.textQuiet};
  font-size: ${size.lead};
`;

/** The onboarding as a checklist: what is done, what is next, and what will come. */
export function OnboardingScreen({ status, email }: OnboardingScreenProps) {
  const { t } = useTranslation('onboarding');
  const { query, locale } = useRouter();
  const { account, steps, reload } = useOnboarding(status);
  const wanted = useFragment();
  const done = steps.filter(({ isDone }) => isDone).length;
  const isComplete = done === steps.length;
  const open = steps.filter(({ isDone }) => !isDone);
  // The step that a link's fragment names, until it is done.
  const shown = open.find(({ task }) => task === wanted) ?? open[0];
  useRockyGuide(isComplete ? 'done' : open[0]?.task);
  const onward = afterLogIn(query.next, locale);
  const progress = useRef<HTMLParagraphElement>(null);
  // The focused button disappears with its finished task, so the focus is set anew.
  const goOn = () => void reload().then(() => progress.current?.focus());

  function bodyOf(task: OnboardingTask) {
    switch (task) {
      case 'type':
        return <TypeTask onDone={goOn} />;
      case 'handle':
        return <HandleForm handle="" submit={t('handle.submit')} onDone={goOn} />;
      case 'email':
        // The sign-up has mailed a code.
        return (
          <PrivateArea>
            <EmailProof email={email} isSent onProven={goOn} />
          </PrivateArea>
        );
      case 'phone':
        return <PhoneTask onDone={goOn} />;
      case 'tax':
        return (
          <Stack>
            <p>{t('tax.text')}</p>
            <StripeButton>{t('tax.open')}</StripeButton>
          </Stack>
        );
      default:
        return (
          <Stack>
            <p>{t(`${task}.text`)}</p>
            <div>
              <ButtonLink href={TASK_ADDRESS[task]} variant="quiet">
                {t(`${task}.open`)}
              </ButtonLink>
            </div>
          </Stack>
        );
    }
  }

  return (
    <Column>
      <PageHead title={t('page_title')} isPrivate />
      <OnboardingTop />
      <Stack $gap={3}>
        <h1>{isComplete ? t('complete.title') : t('title')}</h1>
        <Lead>{isComplete ? t('complete.text') : t('intro')}</Lead>
        <ProgressBar value={done} max={steps.length} label={t('progress.label')} tone="good" />
        <p ref={progress} role="status" tabIndex={-1}>
          {t('progress', { done, all: steps.length })}
        </p>
      </Stack>
      <Stack $gap={3}>
        {steps.map((step) => (
          <TaskItem key={step.task} {...step} isOpen={step.task === shown?.task}>
            {bodyOf(step.task)}
          </TaskItem>
        ))}
      </Stack>
      {isComplete && account ? (
        <Notice kind="good" title={t('complete.welcome', { handle: account.handle })} />
      ) : null}
      <div>
        <ButtonLink href={onward} variant={isComplete ? 'primary' : 'quiet'} size="large">
          {t(isComplete ? 'go_on' : 'later')}
        </ButtonLink>
      </div>
    </Column>
  );
}
