import type { ToolKind } from '@/backend/hosting/service';
import type { Context } from '@/backend/platform/context';

/** What the buttons of a stream deck do in a live tool; each returns how many it concerned. */
export type ControlActions<Name extends string = string> = Readonly<
  Record<Name, (context: Context, toolId: string) => Promise<{ count: number }>>
>;

/** What a kind of live tool offers to overlays and stream decks. */
export interface WidgetKind {
  /** What an overlay shows; drafts too. */
  snapshot: (context: Context, toolId: string) => Promise<object>;
  controls: ControlActions;
}

const kinds = new Map<ToolKind, WidgetKind>();

/** Makes a kind of live tool known to this room; `backend/liveTools.ts` does so at the start. */
export function registerWidgetKind(kind: ToolKind, widgets: WidgetKind): void {
  kinds.set(kind, widgets);
}

/** What a kind of live tool offers. Throws when it was not registered. */
export function widgetKind(kind: ToolKind): WidgetKind {
  const widgets = kinds.get(kind);
  if (!widgets) throw new Error(`live tools of kind ${kind} are not registered`);
  return widgets;
}
