import type { ToolKind } from '@/backend/hosting/service';
import type { Context } from '@/backend/platform/context';

/** What the buttons of a stream deck do in a live tool; each returns how many it concerned. */
export type ControlActions<Name extends string = string> = Readonly<
  Record<Name, (context: Context, toolId: string) => Promise<{ count: number }>>
>;

/** What a kind of live tool offers to overlays and stream decks. */
export interface WidgetTool {
  /** What an overlay shows; drafts too. */
  snapshot: (context: Context, toolId: string) => Promise<object>;
  /** Those of a creator's tools that an overlay shows now, newest first. */
  shown: (context: Context, creatorId: string) => Promise<string[]>;
  /** Whether one of them is on stream now, so that nothing is rehearsed over it. */
  isLive: (context: Context, creatorId: string) => Promise<boolean>;
  /** By id: what these tools are called. */
  titles: (context: Context, toolIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  controls: ControlActions;
}

const tools = new Map<ToolKind, WidgetTool>();

/** Makes a kind of live tool known to this room; `backend/liveTools.ts` does so at the start. */
export function registerWidgetTool(kind: ToolKind, tool: WidgetTool): void {
  tools.set(kind, tool);
}

/** What a kind of live tool offers. Throws when it was not registered. */
export function widgetTool(kind: ToolKind): WidgetTool {
  const tool = tools.get(kind);
  if (!tool) throw new Error(`live tools of kind ${kind} are not registered`);
  return tool;
}

/** Every kind that is registered. */
export function widgetTools(): [ToolKind, WidgetTool][] {
  return [...tools];
}
