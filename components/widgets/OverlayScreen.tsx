import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { PageHead } from '@/components/shared/page/PageHead';
import { useOverlayMode } from '@/hooks/widgets/useOverlayMode';
import type { RealtimeSettings } from '@/lib/realtime/settings';
import { LiveOverlay } from './LiveOverlay';
import { OverlayPage } from './OverlayPage';

const PreviewOverlay = dynamic(
  () => import('./PreviewOverlay').then((module) => module.PreviewOverlay),
  { ssr: false },
);

interface Props {
  realtime: RealtimeSettings | null;
  /** What stands at the address without a key: no stream opens it so. */
  bare: ReactNode;
}

/** A browser source for a stream. Nothing shows until the key has been read by script. */
export function OverlayScreen({ realtime, bare }: Props) {
  const { t } = useTranslation('widgets');
  const mode = useOverlayMode();
  const isBare = mode?.kind === 'bare';
  return (
    <>
      <PageHead title={t('title')} isPrivate />
      {isBare ? (
        bare
      ) : (
        <main aria-label={t('title')}>
          <OverlayPage />
          {mode?.kind === 'preview' && <PreviewOverlay />}
          {mode?.kind === 'key' && realtime && (
            <LiveOverlay key={mode.key} widgetKey={mode.key} realtime={realtime} />
          )}
        </main>
      )}
    </>
  );
}
