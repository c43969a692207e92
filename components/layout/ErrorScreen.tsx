import { useTranslation } from '@/hooks/ui/useTranslation';
import { useRouter } from 'next/router';
import styled from 'styled-components';
import { LogoRing } from '@/components/shared/Logo';
import { PageHead } from '@/components/shared/PageHead';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Cluster } from '@/components/ui/Stack';
import { color, measure, size, space } from '@/styles/tokens';

interface ErrorScreenProps {
  /** missing: no such page, or not for this reader; away: the backend does not answer; fault: ours. */
  kind: 'missing' | 'away' | 'fault';
}

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[5]};
  max-width: ${measure.text};
  margin-inline: auto;
  padding: ${space[16]} ${space[4]} ${space[24]};

  p {
    color: ${color.textQuiet};
    font-size: ${size.lead};
  }
`;

/** What happened, that nothing was lost, what to do next. */
export function ErrorScreen({ kind }: ErrorScreenProps) {
  const { t } = useTranslation('common');
  const { reload } = useRouter();
  return (
    <Root>
      <PageHead title={t(`error_page.${kind}.title`)} isPrivate />
      <LogoRing size={72} />
      <h1>{t(`error_page.${kind}.title`)}</h1>
      <p>{t(`error_page.${kind}.text`)}</p>
      <Cluster>
        {kind === 'missing' ? null : (
          <Button onClick={() => reload()}>{t('error_page.retry')}</Button>
        )}
        <ButtonLink href="/" variant={kind === 'missing' ? 'primary' : 'quiet'}>
          {t('error_page.home')}
        </ButtonLink>
      </Cluster>
    </Root>
  );
}
