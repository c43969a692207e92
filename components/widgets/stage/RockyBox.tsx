import { useMemo } from 'react';
import type { Way } from '@/components/shared/overlay/part';
import type { ToolView } from '@/components/widgets/parts/list';
import type { LiveTool } from '@/hooks/widgets/connection/session';
import type { Shown } from '@/hooks/widgets/overlayKind';
import type { WidgetAlert } from '@/lib/shared/widgets/messages';
import type { WidgetSettings } from '@/lib/shared/widgets/settings';

interface Props {
  alert: WidgetAlert | null;
  tools: readonly LiveTool[];
  view: ToolView;
  settings: WidgetSettings;
  motion: WidgetSettings['motion'];
  volume: number;
  way: Way;
}

/** Rocky on the picture, also while nothing happens. It finds its place by itself. */
export function RockyBox({ alert, tools, view, settings, motion, volume, way }: Props) {
  // What happens is no tool: its part alone knows how it looks.
  const state = useMemo(() => ({ alert, tools }) as unknown as Shown, [alert, tools]);
  const View = view.parts.find(({ kind }) => kind === 'ROCKY')?.View;
  if (!View) return null;
  return <View {...{ state, motion, volume, way }} look={settings.parts.ROCKY} />;
}
