import { onHandleChange, onSuccession } from '@/backend/accounts/service';
import { passBansOn } from '@/backend/audience/service';
import {
  onLostSettings,
  registerHostedKind,
  type Action,
  type HostedKind,
  type Tool,
  type ToolKind,
} from '@/backend/hosting/service';
import { checkHandleInLine, partyTool, passTurnsOn } from '@/backend/parties/service';
import { endKeysMadeBy, registerWidgetKind, type WidgetKind } from '@/backend/widgets/service';

/** What a kind of live tool offers to the rooms that all of them share. */
export interface LiveTool<OwnTool extends Tool, OwnAction extends Action> {
  kind: ToolKind;
  hosting: HostedKind<OwnTool, OwnAction>;
  widgets: WidgetKind;
}

/** Makes a kind of live tool known to every room; the rooms themselves know none of them. */
export function addLiveTool<OwnTool extends Tool, OwnAction extends Action>({
  kind,
  hosting,
  widgets,
}: LiveTool<OwnTool, OwnAction>): void {
  registerHostedKind(kind, hosting);
  registerWidgetKind(kind, widgets);
}

addLiveTool(partyTool);
// Keys end with their maker's right; the room of the hosts does not know the room of the keys.
onLostSettings(endKeysMadeBy);
// Nobody gets rid of a ban or a miss by logging in to another account. Bans first: places end by them.
onSuccession(passBansOn);
onSuccession(passTurnsOn);
// Names pass a creator's word list before anybody sees them, also when they change in line.
onHandleChange(checkHandleInLine);
