import { useEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import { Stack } from '@/components/ui/Stack';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { Onboarding } from '@/hooks/onboarding/useOnboarding';
import type { OnboardingScreenName } from '@/lib/navigation/onboardingScreens';
import type { ErrorCode } from '@/lib/shared/errors';
import { Acts, Heading, Lead, Question } from './Onboarding.styles';

interface ScreenProps {
  name: OnboardingScreenName;
  way: Onboarding;
  /** Called by Enter and by the button that goes on. */
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  /** Words of that button. */
  submit: string;
  /** The step can be left out: it is not the main act. */
  isQuiet?: boolean;
  isRunning?: boolean;
  problem?: { code: ErrorCode | null; text: string | null };
  children: ReactNode;
}

/** One screen: a question, its answer, Back and on. It stays in the page, hidden, with what was typed. */
export function Screen(props: ScreenProps) {
  const { name, way, onSubmit, submit, isQuiet = false, isRunning = false, problem } = props;
  const { t } = useTranslation('onboarding');
  const heading = useRef<HTMLHeadingElement>(null);
  const isShown = way.current === name;
  const wasShown = useRef(isShown && !way.hasMoved);

  // Whoever comes to a page begins at its top; whoever goes on begins at what is asked next.
  useEffect(() => {
    if (isShown && !wasShown.current) heading.current?.focus();
    wasShown.current = isShown;
  }, [isShown]);

  return (
    <Question
      hidden={!isShown}
      aria-labelledby={`onboarding-${name}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isRunning) onSubmit(event);
      }}
    >
      <div>
        <Heading ref={heading} id={`onboarding-${name}`} tabIndex={-1}>
          {t(`${name}.title`)}
        </Heading>
        <Lead>{t(`${name}.lead`)}</Lead>
      </div>
      <Stack $gap={5}>
        <FormError code={problem?.code}>{problem?.text}</FormError>
        {props.children}
      </Stack>
      <Acts>
        {way.goBack ? (
          <Button variant="link" onClick={way.goBack}>
            {t('back')}
          </Button>
        ) : null}
        <Button
          type="submit"
          size="large"
          variant={isQuiet ? 'quiet' : 'primary'}
          isLoading={isRunning}
        >
          {submit}
        </Button>
      </Acts>
    </Question>
  );
}
