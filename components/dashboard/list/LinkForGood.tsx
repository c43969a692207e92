import { useState } from 'react';
import { QrCode } from '@/components/shared/overlay/QrCode';
import { Button } from '@/components/ui/buttons/Button';
import { CopyButton } from '@/components/ui/buttons/CopyButton';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { Cluster } from '@/components/ui/Stack';
import { useOrigin } from '@/hooks/ui/page/useOrigin';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { livePath } from '@/lib/navigation/tools/livePath';
import { LinkStrip } from './List.styles';

/** The creator's permanent link, which leads to whatever is live. */
export function LinkForGood({ handle }: { handle: string }) {
  const { t } = useTranslation('dashboard');
  const [isCodeOpen, setIsCodeOpen] = useState(false);
  const origin = useOrigin();
  const address = `${origin}${livePath(handle)}`;
  const host = origin.replace(/^https?:\/\//, '');
  return (
    <LinkStrip aria-labelledby="link-title">
      <div>
        <span id="link-title">{t('list.link')}</span>
        <strong>
          {host}
          <wbr />
          {livePath(handle)}
        </strong>
      </div>
      <Cluster $gap={2}>
        <CopyButton text={address} label={t('list.copy')} />
        <Button variant="quiet" onClick={() => setIsCodeOpen(true)}>
          {t('list.qr')}
        </Button>
      </Cluster>
      <Dialog isOpen={isCodeOpen} onClose={() => setIsCodeOpen(false)} title={t('list.qr_title')}>
        <QrCode text={address} label={t('list.qr_label')} />
        <p>{t('list.qr_text')}</p>
      </Dialog>
    </LinkStrip>
  );
}
