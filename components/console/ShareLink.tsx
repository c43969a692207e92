import { useTranslation } from '@/hooks/ui/useTranslation';
import styled from 'styled-components';
import { QrCode } from '@/components/shared/overlay/QrCode';
import { Card } from '@/components/ui/Card';
import { CopyButton } from '@/components/ui/buttons/CopyButton';
import { Stack } from '@/components/ui/Stack';
import { TextField } from '@/components/ui/forms/TextField';
import { space } from '@/styles/tokens';

const Halves = styled.div`
  display: flex;
  flex-wrap: wrap-reverse;
  align-items: center;
  gap: ${space[4]} ${space[6]};

  > :first-child {
    flex: 1 1 14rem;
    min-width: 0;
  }
`;

const Code = styled(QrCode)`
  flex: none;
  width: 9rem;
`;

/** How viewers get to the tool. */
export function ShareLink({ url, qrLabel }: { url: string; qrLabel: string }) {
  const { t } = useTranslation('console');
  return (
    <Card aria-label={t('share.title')}>
      <h2>{t('share.title')}</h2>
      <Halves>
        <Stack $gap={3}>
          <p>{t('share.text')}</p>
          <TextField
            label={t('share.link')}
            readOnly
            value={url}
            onFocus={(event) => event.currentTarget.select()}
          />
          <div>
            <CopyButton text={url} label={t('share.copy')} />
          </div>
        </Stack>
        <Code text={url} label={qrLabel} />
      </Halves>
    </Card>
  );
}
