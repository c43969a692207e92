import { useState } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { CopyButton } from '@/components/ui/buttons/CopyButton';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { FormError } from '@/components/ui/forms/FormError';
import { useSharing } from '@/hooks/ui/useSharing';
import type { Ticket } from '@/hooks/party/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { livePath } from '@/lib/navigation/tools/livePath';
import { Picture, SaveLink } from './FanCard.styles';

interface ShareDialogProps {
  ticket: Ticket;
  onClose: () => void;
}

/** The picture of a turn: to hand over where the browser can, to save and to copy the link elsewhere. */
export function ShareDialog({ ticket, onClose }: ShareDialogProps) {
  const { t, i18n } = useTranslation('card');
  const { party, queueUuid } = ticket;
  const { name, handle } = party.creator;
  const picture = `/og/ticket/${queueUuid}.png?lang=${i18n.language}`;
  const fileName = `playplus-${handle}.png`;
  const link = `${window.location.origin}${livePath(handle)}`;
  const text = t('share.text', { game: party.game, name });
  const { canShare, share, isRunning } = useSharing();
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('share.title')}
      actions={
        <>
          <CopyButton text={`${text} ${link}`} label={t('share.link')} />
          <SaveLink
            href={picture}
            download={fileName}
            $variant={canShare ? 'quiet' : 'primary'}
            $size="medium"
            $isWide={false}
          >
            {t('share.save')}
          </SaveLink>
          {canShare && (
            <Button
              isLoading={isRunning}
              onClick={() => void share({ picture, fileName, text, url: link })}
            >
              {t('share.button')}
            </Button>
          )}
        </>
      }
    >
      <Picture
        src={picture}
        alt={t('share.picture', { name })}
        width={1200}
        height={630}
        onError={() => setHasFailed(true)}
      />
      <FormError>{hasFailed && t('share.failed')}</FormError>
      <p>{t('share.hint', { name })}</p>
    </Dialog>
  );
}
