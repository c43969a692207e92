import dynamic from 'next/dynamic';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { Logo } from '@/components/shared/page/Logo';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { useSession } from '@/hooks/session/useSession';
import { Column, Top } from './Landing.styles';

const MemberControls = dynamic(() =>
  import('./MemberControls').then((module) => module.MemberControls),
);

/** The landing page carries its own way in and out: the shell's header does not show here. */
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
