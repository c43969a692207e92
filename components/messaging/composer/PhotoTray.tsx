import { Button } from '@/components/ui/buttons/Button';
import { IconButton } from '@/components/ui/buttons/IconButton';
import { ProgressBar } from '@/components/ui/ProgressBar';
import { Cluster } from '@/components/ui/Stack';
import type { Composing } from '@/hooks/messaging/useComposer';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { MessagePhoto } from '@/lib/shared/messaging/messaging';
import { Tray, Words } from './Composer.styles';

interface Props {
  photo: MessagePhoto | null;
  upload: Composing['upload'];
  onDrop: () => void;
}

/** The picture of the message: its upload, why it was refused, and a button that removes it. */
export function PhotoTray({ photo, upload, onDrop }: Props) {
  const { t } = useTranslation('chat');
  const { chosen, isSending, retry } = upload;
  const shown = chosen === null ? photo?.url : chosen.preview;
  if (chosen === null && photo === null) return null;
  return (
    <Tray>
      {shown ? <img src={shown} alt={t('photo.chosen')} /> : <span />}
      <div>
        {isSending && <ProgressBar value={chosen?.share ?? 0} max={1} label={t('photo.sending')} />}
        {chosen?.error && (
          <Cluster $gap={2} role="alert">
            <Words $isFault>
              <bdi>{chosen.name}</bdi>: {t(`errors:${chosen.error}`)}
            </Words>
            {chosen.error !== 'media.too_large' && (
              <Button variant="quiet" size="small" onClick={() => void retry()}>
                {t('common:retry')}
              </Button>
            )}
          </Cluster>
        )}
        {chosen === null && <Words>{t('photo.ready')}</Words>}
      </div>
      <IconButton icon="close" label={t('photo.drop')} onClick={onDrop} />
    </Tray>
  );
}
