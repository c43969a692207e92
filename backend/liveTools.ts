import { onLostSettings, registerHostedKind, type ToolKind } from '@/backend/hosting/service';
import { partyTool } from '@/backend/parties/service';
import { endKeysMadeBy, registerWidgetKind, type WidgetKind } from '@/backend/widgets/service';
import type { Action, HostedKind, Tool } from '@/backend/hosting/service';

/** What a kind of live tool offers to the rooms that all of them share. */
export interface LiveTool<Held extends Tool, Done extends Action> {
  kind: ToolKind;
  hosting: HostedKind<Held, Done>;
  widgets: WidgetKind;
}

/** Makes a kind of live tool known to every room; the rooms themselves know none of them. */
export function addLiveTool<Held extends Tool, Done extends Action>({
  kind,
  hosting,
  widgets,
}: LiveTool<Held, Done>): void {
  registerHostedKind(kind, hosting);
  registerWidgetKind(kind, widgets);
}

addLiveTool(partyTool);
onLostSettings(endKeysMadeBy);
