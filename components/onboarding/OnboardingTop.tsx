import Link from 'next/link';
import { styled } from 'styled-components';
import { Logo } from '@/components/shared/page/Logo';
import { LogOutQuestion } from '@/components/shared/switching/LogOutQuestion';
import { Button } from '@/components/ui/buttons/Button';
import { useLogOut } from '@/hooks/session/useLogOut';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { space, target } from '@/styles/tokens';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${target.touch};
    text-decoration: none;
  }
`;

/** Replaces the shell's header on this page: the logo and the log-out. */
export function OnboardingTop() {
  const { t } = useTranslation('common');
  const { logOut, isRunning, question } = useLogOut();
  return (
    <Bar>
      <Link href="/" aria-label={t('logo.home')}>
        <Logo isWordmarkForced />
      </Link>
      <Button variant="quiet" isLoading={isRunning} onClick={() => void logOut()}>
        {t('log_out')}
      </Button>
      <LogOutQuestion {...question} />
    </Bar>
  );
}
