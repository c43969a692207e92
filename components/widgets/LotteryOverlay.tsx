import { DrawOverlay } from '@/components/shared/overlay/draw/DrawOverlay';
import type { OverlayLottery } from '@/hooks/widgets/overlayLottery';
import { livePath } from '@/lib/navigation/livePath';

/** The overlay of a draw, with the way to it. */
export function LotteryOverlay({ state: lottery }: { state: OverlayLottery }) {
  const { origin, host } = window.location;
  const page = `${origin}/chance/${lottery.id}`;
  const path = livePath(lottery.creator.handle);
  return (
    <DrawOverlay
      lottery={lottery}
      ways={{ enterUrl: page, checkUrl: `${page}/verify`, host, path }}
    />
  );
}
