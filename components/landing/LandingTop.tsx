import dynamic from 'next/dynamic';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { Logo } from '@/components/shared/page/Logo';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { useSession } from '@/hooks/session/useSession';
import { explorePath } from '@/lib/navigation/tools/experiencePath';
import { Column, Top, TopLinks } from './Landing.styles';

const MemberControls = dynamic(() =>
  import('./MemberControls').then((module) => module.MemberControls),
);

/** Replaces the shell's header on the landing page: logo, ways into the page, log-in and log-out. */
export function LandingTop({ hasLinks = false }: { hasLinks?: boolean }) {
  const { t } = useTranslation('landing');
  const { isLoggedIn } = useSession();
  return (
    <Column>
      <Top>
        <Logo isWordmarkForced />
        {hasLinks && (
          <TopLinks aria-label={t('top.label')}>
            <a href="#tools">{t('top.tools')}</a>
            <a href="#cost">{t('cost.heading')}</a>
            <a href={explorePath()}>{t('top.explore')}</a>
          </TopLinks>
        )}
        {isLoggedIn ? (
          <MemberControls />
        ) : (
          <ButtonLink href="/login" variant="quiet">
            {t('common:log_in')}
          </ButtonLink>
        )}
      </Top>
    </Column>
  );
}
