import { randomUUID } from 'node:crypto';
import { myWidgets, widgetAddress, widgetSign, type Widget } from '@/backend/widgets/service';
import type { OverlayCopy } from '@/lib/shared/widgets/health';
import { widgetChannel } from '@/lib/shared/widgets/channel';
import type { WidgetMessage } from '@/lib/shared/widgets/messages';
import { eventsOn, type Stage } from '@/__tests__/backend/parties/stage';
import type { TestContext } from '@/__tests__/support/context';

export const BUILD = 'build-of-today';

/** What a page says of itself that runs well. */
export const aCopy = (change: Partial<OverlayCopy> = {}): OverlayCopy => ({
  ...{ id: randomUUID(), seq: 0, engine: 'OBS', chromium: 127, width: 1920, height: 1080 },
  ...{ framesPerSecond: 60, droppedFrames: 0, isVisible: true, build: BUILD },
  ...change,
});

/** The creator's permanent overlay, and how a page of it says that it is there. */
export async function overlayOf(stage: Stage, creator: TestContext = stage.creator) {
  const [permanent] = await myWidgets(creator);
  if (!permanent) throw new Error('no permanent widget');
  const { id } = permanent;
  const { key } = await widgetAddress(creator, { widgetId: id });
  const sign = (copy: OverlayCopy = aCopy()) =>
    widgetSign(stage.visitor, { key, copy, build: BUILD });
  const told = async () => (await eventsOn(stage.db, widgetChannel(id))) as WidgetMessage[];
  /** The ids of what it was told to show for a moment. */
  const alerts = async () =>
    (await told()).flatMap((message) => (message.type === 'WIDGET_ALERT' ? [message.alert] : []));
  const now = async (): Promise<Widget> => {
    const found = (await myWidgets(creator)).find((one) => one.id === id);
    if (!found) throw new Error('no widget');
    return found;
  };
  return { id, key, sign, told, alerts, now };
}
