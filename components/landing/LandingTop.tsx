import dynamic from 'next/dynamic';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { Logo } from '@/components/shared/page/Logo';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { useSession } from '@/hooks/session/useSession';
import { Column, Top } from './Landing.styles';

const MemberControls = dynamic(() =>
  import('./MemberControls').then((module) => module.MemberControls),
);

/** Replaces the shell's header on the landing page: logo, log-in and log-out. */
export function LandingTop() {
  const { t } = useTranslation('common');
  const { isLoggedIn } = useSession();
  return (
    <Column>
      <Top>
        <Logo isWordmarkForced />
        {isLoggedIn ? (
          <MemberControls />
        ) : (
          <ButtonLink href="/login" variant="quiet">
            {t('log_in')}
          </ButtonLink>
        )}
      </Top>
    </Column>
  );
}
