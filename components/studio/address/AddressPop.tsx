import { QrCode } from '@/components/shared/overlay/QrCode';
import { Quiet } from '@/components/studio/Studio.styles';
import { Button } from '@/components/ui/buttons/Button';
import { Cluster, Stack } from '@/components/ui/Stack';
import type { Widget } from '@/hooks/studio/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { Pop } from './Address.styles';

interface Props {
  widget: Widget;
  /** Null until it has come, and where it cannot be shown. */
  address: string | null;
  onRotate: () => void;
  onRemove: () => void;
}

/** The address as a code for another computer, and what ends it. */
export function AddressPop({ widget, address, onRotate, onRemove }: Props) {
  const { t } = useTranslation('studio');
  return (
    <Pop>
      <QrCode className="code" text={address ?? ''} label={t('address.code')} />
      <Stack $gap={2}>
        <h3>{t('address.keep')}</h3>
        <Quiet>{t('address.keep_text')}</Quiet>
        <Cluster $gap={2}>
          <Button variant="quiet" size="small" onClick={onRotate}>
            {t('address.new')}
          </Button>
          {!widget.isPermanent && (
            <Button variant="danger" size="small" icon="trash" onClick={onRemove}>
              {t('address.remove')}
            </Button>
          )}
        </Cluster>
      </Stack>
    </Pop>
  );
}
