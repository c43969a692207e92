import { useMemo } from 'react';
import type { Way } from '@/components/shared/overlay/part';
import type { LiveTool, OverlayFacts } from '@/hooks/widgets/connection/session';
import { TOOL_KINDS } from '@/hooks/widgets/toolKinds';
import { useCanvas } from '@/hooks/widgets/stage/useCanvas';
import { useMotion } from '@/hooks/widgets/stage/useMotion';
import { useOverlayTexts } from '@/hooks/widgets/stage/useOverlayTexts';
import { useThemeVariables } from '@/hooks/widgets/useThemeVariables';
import { livePath } from '@/lib/navigation/tools/livePath';
import type { WidgetAlert } from '@/lib/shared/widgets/messages';
import { AlertBox } from './stage/AlertBox';
import { RockyBox } from './stage/RockyBox';
import { scenePlan } from './stage/scenePlan';
import { Picture } from './stage/stage.styles';
import { toolPartsOf } from './stage/ToolParts';
import { useToolViews } from './stage/useToolViews';

/** What a stage has to know of an overlay. */
export type StageFacts = Pick<
  OverlayFacts,
  'kind' | 'settings' | 'handle' | 'locale' | 'themeVariables' | 'isMuted' | 'isPaused'
>;

interface Props {
  facts: StageFacts;
  tools: readonly LiveTool[];
  /** What has just happened. */
  alert: WidgetAlert | null;
}

/** The picture of an overlay: each part in its place, in the creator's looks and language. */
export function OverlayStage({ facts, tools, alert }: Props) {
  const { kind, settings, handle, locale, themeVariables, isMuted } = facts;
  useThemeVariables(themeVariables);
  const hasTexts = useOverlayTexts(locale);
  const motion = useMotion(settings.motion);
  const canvas = useCanvas(settings.size);
  const views = useToolViews([
    ...tools.map((tool) => tool.kind),
    ...(hasAlerts(kind) ? ['ALERT'] : []),
    ...(kind === 'ROCKY' ? ['ROCKY'] : []),
  ]);
  // A component of its own for each kind, made when its code has come.
  const components = useMemo(
    () =>
      Object.fromEntries(Object.entries(views).map(([name, view]) => [name, toolPartsOf(view)])),
    [views],
  );
  if (!hasTexts) return null;

  const plan = scenePlan(kind, settings, tools, views);
  const volume = isMuted ? 0 : settings.volume;
  const common = { settings, motion, volume, canvas: canvas.name };
  return (
    <Picture
      className="pp-overlay"
      lang={locale}
      data-motion={motion.toLowerCase()}
      data-canvas={canvas.layout}
      $font={settings.font}
      style={{ '--k': canvas.scale, '--bar': canvas.scale, '--safe': canvas.usualScale }}
    >
      {plan.shares.map(({ tool, share, pillAt }) => {
        const ToolParts = components[tool.kind];
        const way = wayTo(handle, tool);
        return (
          ToolParts && (
            <ToolParts
              key={tool.kind}
              {...{ tool, share, pillAt, way, ...common }}
              isBarOnTop={plan.bar === 'TOP'}
            />
          )
        );
      })}
      {hasAlerts(kind) && views.ALERT && (
        <AlertBox
          {...{ alert, view: views.ALERT, bar: plan.bar, way: wayTo(handle), ...common }}
          speech={{ isOn: canSpeak(facts), volume, language: locale }}
        />
      )}
      {views.ROCKY && (
        <RockyBox {...{ alert, tools, view: views.ROCKY, way: wayTo(handle), ...common }} />
      )}
    </Picture>
  );
}

/** Words are read aloud: the overlay is set to it, and neither muted nor paused. */
export const canSpeak = ({ settings, isMuted, isPaused }: StageFacts) =>
  settings.readsAloud && settings.volume > 0 && !isMuted && !isPaused;

const hasAlerts = (kind: StageFacts['kind']) =>
  kind === 'LIVE' || kind === 'SCENE' || kind === 'ALERT';

/** Where a code leads: to the tool's page; the address to type leads to whatever is live. */
function wayTo(handle: string, tool?: LiveTool): Way {
  const { origin, host } = window.location;
  const path = livePath(handle);
  const page = tool && TOOL_KINDS[tool.kind]?.path(tool.state.id);
  return { url: origin + (page ?? path), host, path };
}
