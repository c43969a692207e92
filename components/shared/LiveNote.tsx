import { Button } from '@/components/ui/buttons/Button';
import { Notice } from '@/components/ui/Notice';
import { useRealtime, useRealtimeStatus } from '@/hooks/realtime/RealtimeContext';
import { useTranslation } from '@/hooks/ui/useTranslation';

/** Says that a page may be behind, for as long as that is so; nothing while it is live. */
export function LiveNote() {
  const { t } = useTranslation('common');
  const connection = useRealtime();
  const status = useRealtimeStatus();
  if (status !== 'offline' && status !== 'failed') return null;
  return (
    <Notice kind="warning" isLive>
      {t(`live.${status}`)}{' '}
      {status === 'failed' && (
        <Button variant="quiet" size="small" onClick={() => connection?.tryAgain()}>
          {t('retry')}
        </Button>
      )}
    </Notice>
  );
}
