import { onHandleChange, onSuccession } from '@/backend/accounts/service';
import { passBansOn } from '@/backend/audience/service';
import {
  onBan,
  onLostSettings,
  registerHostedKind,
  type Action,
  type HostedKind,
  type Tool,
  type ToolKind,
} from '@/backend/hosting/service';
import { checkHandleInDraws, lotteryTool, takeOutOfDraws } from '@/backend/lotteries/service';
import {
  checkHandleInLine,
  partyTool,
  passTurnsOn,
  takeOutOfQueues,
} from '@/backend/parties/service';
import { registerTurns, type FindTurns } from '@/backend/turns/service';
import { endKeysMadeBy, registerWidgetKind, type WidgetKind } from '@/backend/widgets/service';

/** What a kind of live tool offers to the rooms that all of them share. */
export interface LiveTool<OwnTool extends Tool, OwnAction extends Action> {
  kind: ToolKind;
  hosting: HostedKind<OwnTool, OwnAction>;
  widgets: WidgetKind;
  turns: FindTurns;
}

/** Makes a kind of live tool known to every room; the rooms themselves know none of them. */
export function addLiveTool<OwnTool extends Tool, OwnAction extends Action>({
  kind,
  hosting,
  widgets,
  turns,
}: LiveTool<OwnTool, OwnAction>): void {
  registerHostedKind(kind, hosting);
  registerWidgetKind(kind, widgets);
  registerTurns(kind, turns);
}

addLiveTool(partyTool);
addLiveTool(lotteryTool);
// Keys end with their maker's right; the room of the hosts does not know the room of the keys.
onLostSettings(endKeysMadeBy);
// Nobody gets rid of a ban or a miss by logging in to another account. Bans first: places end by them.
onSuccession(passBansOn);
onSuccession(passTurnsOn);
// Names pass a creator's word list before anybody sees them, also when they change in line.
onHandleChange(checkHandleInLine);
onHandleChange(checkHandleInDraws);
// Whoever is banned in one tool loses their place in all others.
onBan(takeOutOfQueues);
onBan(takeOutOfDraws);
