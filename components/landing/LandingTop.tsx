import { useTranslation } from 'next-i18next/pages';
import { Logo } from '@/components/shared/Logo';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Cluster } from '@/components/ui/Stack';
import { useLogOut } from '@/hooks/session/useLogOut';
import { useSession } from '@/hooks/session/useSession';
import { Column, Top } from './Landing.styles';

/** The landing page carries its own way in and out: the shell's header does not show here. */
export function LandingTop() {
  const { t } = useTranslation('common');
  const { isLoggedIn } = useSession();
  const { logOut, isRunning } = useLogOut();
  return (
    <Column>
      <Top>
        <Logo isWordmarkForced />
        {isLoggedIn ? (
          <Cluster $gap={2}>
            <ButtonLink href="/dashboard/home" variant="link">
              {t('nav.dashboard')}
            </ButtonLink>
            <Button variant="quiet" isLoading={isRunning} onClick={() => void logOut()}>
              {t('log_out')}
            </Button>
          </Cluster>
        ) : (
          <ButtonLink href="/login" variant="quiet">
            {t('log_in')}
          </ButtonLink>
        )}
      </Top>
    </Column>
  );
}
