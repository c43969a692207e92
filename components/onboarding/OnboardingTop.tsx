import Link from 'next/link';
import { styled } from 'styled-components';
import { Logo } from '@/components/shared/page/Logo';
import { LogOutQuestion } from '@/components/shared/switching/LogOutQuestion';
import { Button } from '@/components/ui/buttons/Button';
import { useLogOut } from '@/hooks/session/useLogOut';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { media } from '@/styles/media';
import { color, motion, radius, space, target } from '@/styles/tokens';

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[5]};
  padding: ${space[3]} ${space[4]};

  @media ${media.wide} {
    padding: ${space[4]} ${space[8]};
  }

  a {
    display: inline-flex;
    flex: none;
    align-items: center;
    min-height: ${target.touch};
    text-decoration: none;
  }

  > button {
    flex: none;
  }
`;

const Progress = styled.div`
  display: flex;
  flex: 1;
  gap: ${space[1]};
  max-width: 20rem;
`;

const Part = styled.span<{ $isBehind: boolean }>`
  flex: 1;
  height: ${space[2]};
  border-radius: ${radius.round};
  background: ${({ $isBehind }) => ($isBehind ? color.accent : color.line)};
  transition: background-color ${motion.calm};
`;

/** Replaces the shell's header on this page: the logo, how far one is, and the log-out. */
export function OnboardingTop({ at, of }: { at: number; of: number }) {
  const { t } = useTranslation('common');
  const { logOut, isRunning, question } = useLogOut();
  const label = t('onboarding:progress', { at, of });
  return (
    <Bar>
      <Link href="/" aria-label={t('logo.home')}>
        <Logo />
      </Link>
      <Progress
        role="progressbar"
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={of}
        aria-valuenow={at}
        aria-valuetext={label}
      >
        {Array.from({ length: of }, (_one, index) => (
          <Part key={index} $isBehind={index < at} />
        ))}
      </Progress>
      <Button variant="quiet" isLoading={isRunning} onClick={() => void logOut()}>
        {t('log_out')}
      </Button>
      <LogOutQuestion {...question} />
    </Bar>
  );
}
