import type { OverlayCopy } from '@/lib/shared/widgets/health';

/** One row per open page of a widget. */
export interface WidgetCopiesTable {
  widgetId: string;
  copyId: string;
  seq: number;
  engine: OverlayCopy['engine'];
  chromium: number | null;
  width: number;
  height: number;
  framesPerSecond: number | null;
  droppedFrames: number;
  isVisible: boolean;
  build: string;
  /** It runs another build than the server that took its last sign. */
  isStale: boolean;
  connectedAt: Date;
  seenAt: Date;
}
