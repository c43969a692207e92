import { useTranslation } from '@/hooks/ui/useTranslation';
import { PageHead } from '@/components/shared/page/PageHead';
import { OverlayPage } from '@/components/shared/overlay/QueueOverlay.styles';
import { useWidgetKey } from '@/hooks/widgets/useWidgetKey';
import type { RealtimeSettings } from '@/lib/realtime/settings';
import { LiveOverlay } from './LiveOverlay';
import { NoKey } from './NoKey';

/** A browser source for a stream. Nothing shows until the key has been read by script. */
export function OverlayScreen({ realtime }: { realtime: RealtimeSettings | null }) {
  const { t } = useTranslation('widgets');
  const key = useWidgetKey();
  return (
    <>
      <PageHead title={t('title')} isPrivate />
      {key !== null && <OverlayPage />}
      {key === null && <NoKey />}
      {key && realtime && <LiveOverlay key={key} widgetKey={key} realtime={realtime} />}
    </>
  );
}
