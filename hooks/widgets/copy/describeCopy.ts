import { newRequestKey } from '@/lib/secureql/browser/requestKey';
import type { OverlayCopy } from '@/lib/shared/widgets/health';
import type { FrameMeter } from './frames';
import { isInObs, obsState } from './obs';

const MOST_PX = 16_384;
const MOST_FPS = 1000;

/** The build that this page runs. */
export const pageBuild = (): string => window.__NEXT_DATA__.buildId;

/** What this page says of itself with a sign; a new page is a new copy. */
export function copyDescriber(meter: FrameMeter): (seq: number) => OverlayCopy {
  const id = newRequestKey();
  return (seq) => {
    const { framesPerSecond, droppedFrames } = meter.take();
    const { isVisible, isActive } = obsState();
    return {
      id,
      seq,
      engine: isInObs() ? 'OBS' : 'OTHER',
      chromium: chromiumOf(navigator.userAgent),
      width: inPx(window.innerWidth),
      height: inPx(window.innerHeight),
      framesPerSecond: framesPerSecond === null ? null : Math.min(framesPerSecond, MOST_FPS),
      droppedFrames,
      isVisible: isVisible && isActive,
      build: pageBuild(),
    };
  };
}

const inPx = (length: number) => Math.min(Math.max(1, Math.round(length)), MOST_PX);

/** The major version of Chromium in a browser's name of itself; null: another engine. */
export function chromiumOf(userAgent: string): number | null {
  const version = Number(/ Chrome\/(\d{1,3})\./.exec(userAgent)?.[1]);
  return version >= 1 ? version : null;
}
