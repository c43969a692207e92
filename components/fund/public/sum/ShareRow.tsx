import { useState } from 'react';
import styled from 'styled-components';
import { fundIcons } from '@/components/fund/fundIcons';
import { QrCode } from '@/components/shared/overlay/QrCode';
import { Button } from '@/components/ui/buttons/Button';
import { CopyButton } from '@/components/ui/buttons/CopyButton';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useShare } from '@/hooks/profile/useShare';
import { useOrigin } from '@/hooks/ui/page/useOrigin';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { fundPath } from '@/lib/navigation/tools/fundPath';

const Code = styled(QrCode)`
  width: min(18rem, 100%);
  margin-inline: auto;
`;

interface Props {
  handle: string;
  fundId: string;
  /** What is handed over with the address. */
  title: string;
}

/** Three ways to pass a fund on. */
export function ShareRow({ handle, fundId, title }: Props) {
  const { t } = useTranslation('fund');
  const path = fundPath(handle, fundId);
  const url = `${useOrigin()}${path}`;
  const { state, share } = useShare(path, title);
  const [isShown, setIsShown] = useState(false);
  const outcome = state === 'idle' ? '' : t(`common:copy.${state}`);
  return (
    <div className="share">
      <CopyButton text={url} label={t('share.copy')} size="small" />
      <Button variant="quiet" size="small" onClick={() => void share()}>
        <DrawnIcon drawing={fundIcons.share} size={18} />
        {outcome || t('share.share')}
      </Button>
      <Button variant="quiet" size="small" onClick={() => setIsShown(true)}>
        <DrawnIcon drawing={fundIcons.qr} size={18} />
        {t('share.qr')}
      </Button>
      <VisuallyHidden role="status">{outcome}</VisuallyHidden>
      <Dialog isOpen={isShown} onClose={() => setIsShown(false)} title={t('share.qr')}>
        <Code text={url} label={t('share.qr_label')} />
      </Dialog>
    </div>
  );
}
