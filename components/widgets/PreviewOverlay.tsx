import { useAlerts } from '@/hooks/widgets/alerts/useAlerts';
import { usePreviewed } from '@/hooks/widgets/preview/usePreviewed';
import { OverlayStage } from './OverlayStage';

/** The overlay in the studio's frame: the same picture, of what the studio says. */
export function PreviewOverlay() {
  const { shown, hear } = useAlerts({ isPaused: false, isHidden: false, readsAloud: false });
  const previewed = usePreviewed(hear);
  if (previewed === null) return null;
  const facts = { ...previewed.facts, isMuted: false, isPaused: false };
  return <OverlayStage facts={facts} tools={previewed.tools} alert={shown} />;
}
