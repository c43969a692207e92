import { useMemo } from 'react';
import type { Way } from '@/components/shared/overlay/part';
import type { ToolView } from '@/components/widgets/parts/list';
import type { LiveTool } from '@/hooks/widgets/connection/session';
import type { Canvas } from '@/hooks/widgets/stage/useCanvas';
import { useLeaving } from '@/hooks/widgets/stage/useLeaving';
import type { WidgetSettings } from '@/lib/shared/widgets/settings';
import { pillBoxOf } from './boxOf';
import { PartBox } from './PartBox';
import { placedParts, type Placed, type Share } from './placing';
import { Box } from './stage.styles';

export interface ToolPartsProps {
  tool: LiveTool;
  share: Share;
  /** Its pill's place from the top. */
  pillAt: number;
  /** The scene's bar stands at the top. */
  isBarOnTop: boolean;
  settings: WidgetSettings;
  motion: WidgetSettings['motion'];
  volume: number;
  canvas: Canvas['name'];
  way: Way;
}

/** Makes the component that shows one kind of tool: what is played passes above its parts, once. */
export function toolPartsOf({ parts, usePlayed }: ToolView) {
  return function ToolParts(props: ToolPartsProps) {
    const { tool, share, pillAt, isBarOnTop, settings, motion, volume, canvas, way } = props;
    const state = usePlayed(tool.state, motion);
    const placed = useMemo(
      () => placedParts(parts, state, share, settings.parts),
      [state, share, settings.parts],
    );
    const items = placed.map((one) => ({ key: one.part.kind, state, ...one }));
    const shown = useLeaving(items, motion === 'NONE');
    const isInScene = share === 'bar' || share === 'pill';
    const Pill = parts.find(({ role }) => role === 'main')?.Pill;
    const isPill = isInScene && placed.length === 0 && Pill !== undefined;
    return (
      <>
        {shown.map((item) => (
          <PartBox
            key={item.key}
            spot={{ ...item.look, canvas, isBesideBar: isBeside(item, isBarOnTop) }}
            size={settings.size}
            isLeaving={item.isLeaving}
          >
            <item.part.View {...{ state: item.state, look: item.look, motion, volume, way }} />
          </PartBox>
        ))}
        {isPill && (
          <Box style={pillBoxOf(pillAt, canvas, isBarOnTop)} data-side="right">
            <Pill state={state} />
          </Box>
        )}
      </>
    );
  };
}

/** On the side of the picture on which the scene's bar stands. */
const isBeside = ({ isBesideBar, look }: Placed, isBarOnTop: boolean) =>
  isBesideBar && look.place.startsWith(isBarOnTop ? 'TOP' : 'BOTTOM');
