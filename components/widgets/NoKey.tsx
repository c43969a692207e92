import { useTranslation } from '@/hooks/ui/useTranslation';
import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { Card } from '@/components/ui/Card';
import { STUDIO_PATH } from '@/lib/navigation/overlayAddress';
import { measure, space } from '@/styles/tokens';

const Page = styled.div`
  max-width: ${measure.text};
  margin-inline: auto;
  padding: ${space[12]} ${space[4]};
`;

/** For a creator who opened the bare address. */
export function NoKey() {
  const { t } = useTranslation('widgets');
  return (
    <Page>
      <Card>
        <h1>{t('no_key.title')}</h1>
        <p>{t('no_key.text')}</p>
        <div>
          <ButtonLink href={`/login?next=${encodeURIComponent(STUDIO_PATH)}`}>
            {t('no_key.link')}
          </ButtonLink>
        </div>
      </Card>
    </Page>
  );
}
