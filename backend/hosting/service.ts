import type { Context } from '@/backend/platform/context';
import { everyAskOf } from '@/backend/hosting/askers/askerRepository';
import { everyActionOf } from '@/backend/hosting/log/actionRepository';
import { everyRecordOf } from '@/backend/hosting/log/recordRepository';
import { everyGrantOf } from '@/backend/hosting/moderators/moderatorRepository';
import { findTool, insertTool } from './repository';
import type { LiveToolsTable } from './tables';

/** Who may run a live tool. */
export { endModeration, hostedTool, onLostSettings, requireRight, rightOf } from './rights';
export { hasRight } from './policy';
export {
  answerInvite,
  changeRight,
  inviteModerator,
  leaveModeration,
  removeModerator,
} from '@/backend/hosting/moderators/moderators';
export {
  myModerations,
  myModerators,
  type ModeratedCreator,
  type Moderation,
} from '@/backend/hosting/moderators/moderatorLists';

/** What hosts do with the people who come. */
export { banFan, guestList, liftBan, onBan, setGuestList, toolBans } from './audience';
export { announceSome, announceTool } from '@/backend/hosting/announcements/announcements';

/** Those who want to be told once when a tool opens or has a place again. */
export {
  confirmTell,
  TELL_ASKERS,
  tellAskers,
  tellByMail,
  tellMe,
  tellNext,
} from '@/backend/hosting/askers/askers';

/** What hosts did, and its undo. */
export {
  actionLog,
  recordAction,
  recordingAction,
  undoAction,
  undoLast,
  type ActionView,
} from '@/backend/hosting/log/actionLog';

/** What is public of a tool's creator. */
export { creatorName, creatorView, type ToolCreator } from './creatorView';

/** Everything that was done and changed. */
export { changesIn, recordChanges } from '@/backend/hosting/log/records';
export { exportLog, toolLog, type LogLine, type LogPart } from '@/backend/hosting/log/wholeLog';

/** What a kind of live tool offers to this room. */
export {
  registerHostedKind,
  type Action,
  type ActionWords,
  type HostedKind,
  type Tool,
  type Undone,
} from './toolKinds';
export type { ToolKind } from './tables';

/** Makes a live tool, in the transaction that makes the party, lottery or fund with the same id. */
export function addTool(context: Context, tool: LiveToolsTable): Promise<void> {
  return insertTool(context.db, tool);
}

/** Id of the creator of a live tool; null when there is none. */
export async function toolOwner(context: Context, toolId: string): Promise<string | null> {
  return (await findTool(context.db, toolId))?.creatorId ?? null;
}

/** What this domain stores of a user: their moderating, actions and what they asked to be told of. */
export async function hostingDataOf(context: Context, userId: string) {
  return {
    moderation: await everyGrantOf(context.db, userId),
    acts: await everyActionOf(context.db, userId),
    changes: await everyRecordOf(context.db, userId),
    toldOf: await everyAskOf(context.db, userId),
  };
}
