import { useTranslation } from '@/hooks/ui/useTranslation';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { useSession } from '@/hooks/session/useSession';

/** A link to the sign-up, or to the dashboard for readers who are logged in. */
export function StartLink() {
  const { t } = useTranslation('common');
  const { isLoggedIn } = useSession();
  return (
    <ButtonLink href={isLoggedIn ? '/dashboard/home' : '/signup'} size="large">
      {t(isLoggedIn ? 'nav.dashboard' : 'sign_up')}
    </ButtonLink>
  );
}
