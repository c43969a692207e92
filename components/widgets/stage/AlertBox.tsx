import type { AlertState } from '@/components/shared/overlay/alert/Alert';
import type { Way } from '@/components/shared/overlay/part';
import type { ToolView } from '@/components/widgets/parts/list';
import type { Shown } from '@/hooks/widgets/overlayKind';
import type { Canvas } from '@/hooks/widgets/stage/useCanvas';
import { useLeaving } from '@/hooks/widgets/stage/useLeaving';
import type { WidgetAlert } from '@/lib/shared/widgets/messages';
import type { WidgetSettings } from '@/lib/shared/widgets/settings';
import { PartBox } from './PartBox';
import { alertLook } from './placing';
import type { ScenePlan } from './scenePlan';

interface Props {
  alert: WidgetAlert | null;
  view: ToolView;
  /** Where a bar stands that it must not cover. */
  bar: ScenePlan['bar'];
  settings: WidgetSettings;
  motion: WidgetSettings['motion'];
  volume: number;
  canvas: Canvas['name'];
  way: Way;
  speech: AlertState['speech'];
}

/** The alert of the moment, in its place, beside the bar. */
export function AlertBox({
  alert,
  view,
  bar,
  settings,
  motion,
  volume,
  canvas,
  way,
  speech,
}: Props) {
  const items = alert ? [{ key: alert.id, state: alert }] : [];
  const shown = useLeaving(items, motion === 'NONE');
  const look = alertLook(settings.parts.ALERT, canvas, bar === 'BOTTOM');
  const isBesideBar = bar !== null && look.place.startsWith(bar);
  const View = view.parts.find(({ kind }) => kind === 'ALERT')?.View;
  if (!View) return null;
  return shown.map(({ key, state, isLeaving }) => (
    <PartBox
      key={key}
      spot={{ ...look, canvas, isBesideBar }}
      size={settings.size}
      isLeaving={isLeaving}
    >
      <View
        // An alert is no tool: its part alone knows how it looks.
        state={{ alert: state, speech } as unknown as Shown}
        {...{ look, motion, volume, way }}
      />
    </PartBox>
  ));
}
