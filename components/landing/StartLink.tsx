import { useTranslation } from '@/hooks/ui/useTranslation';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { useSession } from '@/hooks/session/useSession';

/** A link to the sign-up, or to the dashboard for readers who are logged in. */
export function StartLink({ variant }: { variant?: 'quiet' }) {
  const { t } = useTranslation('landing');
  const { isLoggedIn } = useSession();
  return (
    <ButtonLink href={isLoggedIn ? '/dashboard/home' : '/signup'} size="large" variant={variant}>
      {t(isLoggedIn ? 'common:nav.dashboard' : 'start')}
    </ButtonLink>
  );
}
