import { useTranslation } from '@/hooks/ui/useTranslation';
import { LogOutQuestion } from '@/components/shared/switching/LogOutQuestion';
import { Button } from '@/components/ui/buttons/Button';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { Cluster } from '@/components/ui/Stack';
import { useLogOut } from '@/hooks/session/useLogOut';

/** The header's controls for readers who are logged in. */
export function MemberControls() {
  const { t } = useTranslation('common');
  const { logOut, isRunning, question } = useLogOut();
  return (
    <Cluster $gap={2}>
      <ButtonLink href="/dashboard/home" variant="link">
        {t('nav.dashboard')}
      </ButtonLink>
      <Button variant="quiet" isLoading={isRunning} onClick={() => void logOut()}>
        {t('log_out')}
      </Button>
      <LogOutQuestion {...question} />
    </Cluster>
  );
}
