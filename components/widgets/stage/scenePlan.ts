import type { ToolView } from '@/components/widgets/parts/list';
import type { LiveTool } from '@/hooks/widgets/connection/session';
import type { WidgetKind } from '@/lib/shared/widgets/kinds';
import type { WidgetSettings } from '@/lib/shared/widgets/settings';
import { barLook, type Share } from './placing';

export interface ScenePlan {
  shares: readonly { tool: LiveTool; share: Share; pillAt: number }[];
  /** Where a bar stands; null: none does. */
  bar: 'TOP' | 'BOTTOM' | null;
}

type Views = Readonly<Record<string, Pick<ToolView, 'parts'>>>;

const NOTHING: ScenePlan = { shares: [], bar: null };
const ALONE: Share = 'alone';

/**
 * What an overlay shows of each tool: `LIVE` one tool by itself and several as the combined scene; a
 * part of one tool where the overlay was made for that. Pure.
 */
export function scenePlan(
  kind: WidgetKind,
  settings: WidgetSettings,
  tools: readonly LiveTool[],
  views: Views,
): ScenePlan {
  if (kind === 'ALERT' || kind === 'ROCKY') return NOTHING;
  if (kind !== 'LIVE' && kind !== 'SCENE') {
    const tool = toolFor(kind, tools, views);
    return tool ? { shares: [{ tool, share: { only: kind }, pillAt: 0 }], bar: null } : NOTHING;
  }
  const [first, ...others] = tools;
  if (first === undefined) return NOTHING;
  const main = views[first.kind]?.parts.find(({ role }) => role === 'main');
  const look = main && settings.parts[main.kind];
  if (kind === 'LIVE' && others.length === 0) {
    const bar = look?.design === 'BAR' ? barOf(look.place) : null;
    return { shares: [{ tool: first, share: ALONE, pillAt: 0 }], bar };
  }
  return {
    shares: tools.map((tool, at) => ({
      tool,
      share: at === 0 ? 'bar' : 'pill',
      // The first tool is a pill, too, while it has nothing for the bar: then below the others.
      pillAt: at === 0 ? others.length : at - 1,
    })),
    bar: look ? barOf(barLook(look).place) : null,
  };
}

const barOf = (place: string) => (place === 'TOP' ? 'TOP' : 'BOTTOM');

/** The first tool, in the creator's order, whose part has something to show; else one that may have. */
function toolFor(kind: WidgetKind, tools: readonly LiveTool[], views: Views) {
  const having = tools.flatMap((tool) => {
    const part = views[tool.kind]?.parts.find((one) => one.kind === kind);
    return part ? [{ tool, part }] : [];
  });
  const shown = having.find(({ tool, part }) => part.role === 'own' && part.isShown(tool.state));
  return (shown ?? having[0])?.tool;
}
