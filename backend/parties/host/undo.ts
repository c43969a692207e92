import { liftBan } from '@/backend/audience/service';
import { announceTool, type Undone } from '@/backend/hosting/service';
import { takeEndBack } from '@/backend/parties/aftershow/end';
import { moveBack } from '@/backend/parties/order/move';
import { paceInState } from '@/backend/parties/order/pace';
import { freshCall } from '@/backend/parties/order/fresh';
import { restore, restored, type Restored } from '@/backend/parties/order/restore';
import { MARKS } from '@/lib/shared/parties/partyActions';
import { settle } from '@/backend/parties/settle';
import { priorityNewsFor } from '@/backend/parties/ticketNews';
import { findEntryById, handlesOf, setNote } from '@/backend/parties/store/entryRepository';
import type { PartyRow } from '@/backend/parties/store/partyRepository';
import { takePassesBack } from '@/backend/parties/store/passRepository';
import { changeStatus, waitedOf } from '@/backend/parties/store/statusRepository';
import type { Context } from '@/backend/platform/context';
import { LIVE, STATUS, UP } from '@/lib/shared/parties/partyStatus';
import type { QueueAction } from './actions';

/**
 * Takes an action back in a locked party. Who was called or taken off comes back to where they stood,
 * or as near as nobody else loses a promised place by it (decision 0014), and is told; who was
 * further comes back to where they were. Returns how much came back, and who did not, or elsewhere.
 */
export async function undo(
  context: Context,
  party: PartyRow,
  action: QueueAction,
): Promise<Undone> {
  const done = await takeBack(context, party, action);
  const gone = done.gone.length === 0 ? [] : [...(await handlesOf(context.db, done.gone)).values()];
  return { ...done, gone };
}

async function takeBack(context: Context, party: PartyRow, action: QueueAction): Promise<Restored> {
  switch (action.kind) {
    case 'CALL': {
      const fresh = freshCall(party, context.now());
      return restore(context, party, action.entries, {
        from: UP,
        turnBefore: action.turn,
        freshTurn: fresh?.turn,
      });
    }
    case 'MARK': {
      if (action.mark !== 'MISSED') {
        const isStartUndone = action.mark === 'PLAYING';
        const from = [MARKS[action.mark].to];
        return restore(context, party, action.entries, { from, isStartUndone });
      }
      const from = [STATUS.missed, STATUS.waiting];
      return restore(context, party, action.entries, { from, misses: -1 });
    }
    case 'BACK':
      return restore(context, party, action.entries, { from: [STATUS.waiting] });
    case 'BAN':
      await unban(context, party, action.entry.id);
      return restore(context, party, action.entries, { from: [STATUS.blocked] });
    case 'MOVE':
      return moveBack(context, party, action);
    case 'GUEST':
      return takeOff(context, party, action.entry.id);
    case 'PRIORITY': {
      const passIds = action.entries.map(({ passId }) => passId);
      const taken = await takePassesBack(context.db, passIds);
      await settle(context, party, {}, priorityNewsFor('priority_gone', party, taken));
      return restored(taken.length);
    }
    case 'STATE':
      if (party.state !== action.to) return restored(0);
      if (action.taken) {
        return restored(await takeEndBack(context, party, action.from, action.taken));
      }
      await announceTool(context, party, { isOpen: action.from === 'OPEN' });
      await settle(context, party, {
        patch: { state: action.from, ...paceInState(party, action.from, context.now()) },
      });
      return restored(1);
    case 'NOTICE':
      await settle(context, party, { patch: { notice: action.before } });
      return restored(1);
    case 'NOTE':
      await setNote(context.db, party.id, action.entry.id, action.before);
      await settle(context, party, {});
      return restored(1);
  }
}

async function unban(context: Context, party: PartyRow, entryId: string): Promise<void> {
  const entry = await findEntryById(context.db, party.id, entryId);
  if (entry?.userId) await liftBan(context, party.creatorId, entry.userId);
}

async function takeOff(context: Context, party: PartyRow, entryId: string): Promise<Restored> {
  const now = context.now();
  const changed = await changeStatus(
    context.db,
    party,
    { ids: [entryId], from: LIVE },
    { to: STATUS.removed, now, times: { endedAt: now, readyBy: null } },
  );
  if (changed.length > 0) await settle(context, party, { members: -waitedOf(changed) });
  return restored(changed.length);
}
