import { useTranslation } from '@/hooks/ui/useTranslation';
import { useRouter } from 'next/router';
import styled from 'styled-components';
import { LogoRing } from '@/components/shared/page/Logo';
import { RockySpot } from '@/components/shared/RockySpot';
import { PageHead } from '@/components/shared/page/PageHead';
import { Button } from '@/components/ui/buttons/Button';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { Cluster } from '@/components/ui/Stack';
import { useSession } from '@/hooks/session/useSession';
import { color, measure, size, space, weight } from '@/styles/tokens';

interface ErrorScreenProps {
  /** missing: no such page, or not for this reader; away: the backend does not answer; fault: ours. */
  kind: 'missing' | 'away' | 'fault';
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[5]};
  max-width: ${measure.text};
  margin-inline: auto;
  padding: ${space[16]} ${space[4]} ${space[24]};
  text-align: center;

  p {
    color: ${color.textQuiet};
    font-size: ${size.lead};
    text-wrap: balance;
  }
`;

/** The status code; its zero is Rocky, or the ring of the logo. */
const Status = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  color: ${color.accentText};
  font-size: ${size.hero};
  font-weight: ${weight.display};
  line-height: 1;
`;

/** In px. */
const MISSING = 104;

/** What happened, that nothing was lost, what to do next. */
export function ErrorScreen({ kind }: ErrorScreenProps) {
  const { t } = useTranslation('common');
  const { reload } = useRouter();
  const { isLoggedIn } = useSession();
  const isMissing = kind === 'missing';
  return (
    <Root>
      <PageHead title={t(`error_page.${kind}.title`)} isPrivate />
      <Status aria-hidden="true">
        {isMissing ? 4 : null}
        {isMissing ? (
          <RockySpot animation="Searching" size={MISSING} instead={<LogoRing size={MISSING} />} />
        ) : (
          <LogoRing size={128} />
        )}
        {isMissing ? 4 : null}
      </Status>
      <h1>{t(`error_page.${kind}.title`)}</h1>
      <p>{t(`error_page.${kind}.text`)}</p>
      <Cluster $justify="center">
        {isMissing ? null : <Button onClick={() => reload()}>{t('retry')}</Button>}
        <ButtonLink
          href={isLoggedIn ? '/dashboard/home' : '/'}
          variant={isMissing ? 'primary' : 'quiet'}
        >
          {t(isLoggedIn ? 'error_page.dashboard' : 'error_page.home')}
        </ButtonLink>
        {isMissing && !isLoggedIn ? (
          <ButtonLink href="/login" variant="quiet">
            {t('log_in')}
          </ButtonLink>
        ) : null}
      </Cluster>
    </Root>
  );
}
