import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { inTransaction } from '@/backend/platform/transaction';
import { LIVE, STATUS } from '@/lib/shared/partyStatus';
import { hostedParty } from '@/backend/parties/access';
import { lastActs, markUndone } from '@/backend/hosting/actionRepository';
import { ACTS_KEPT, actOf, canBeTakenBack, type Act } from './actions';
import { announceState } from '@/backend/parties/announcing';
import { deleteBan } from '@/backend/audience/banRepository';
import { findEntryById } from '@/backend/parties/store/entryRepository';
import { moveBack } from '@/backend/parties/order/move';
import { setNote } from '@/backend/parties/store/noteRepository';
import { paceInState } from '@/backend/parties/order/pace';
import type { PartyRow } from '@/backend/parties/store/partyRepository';
import { takePassesBack } from '@/backend/parties/store/passRepository';
import { MARKS } from '@/backend/parties/policy';
import { restore } from '@/backend/parties/order/restore';
import { changeStatus, waitedOf } from '@/backend/parties/store/statusRepository';
import { settle } from '@/backend/parties/settle';

/**
 * Takes back the last act that was not taken back yet; `actId` names the one the host saw. Who was
 * called or taken off comes back to where they stood, or as near as nobody else loses a promised
 * place by it (decision 0014), and is told; who was further comes back to where they were. Answers how much came back: 0 when others have gone on since, and the act
 * before it is the last one then. Errors: auth.required, forbidden, act.not_last, act.final.
 */
export function undoAct(
  context: Context,
  input: { partyID: string; actId: string },
): Promise<{ count: number }> {
  return inTransaction(context, async (inner) => {
    const party = await hostedParty(inner, input.partyID, 'RUN', { lock: true });
    const acts = await lastActs(inner.db, party.id, ACTS_KEPT);
    const last = acts.find(({ undoneAt }) => undoneAt === null);
    if (last?.id !== input.actId) throw new AppError('act.not_last');
    if (!canBeTakenBack(party.state, actOf(last))) throw new AppError('act.final');
    await markUndone(inner.db, last.id, inner.now());
    return { count: await takeBack(inner, party, actOf(last)) };
  });
}

const UP = [STATUS.called, STATUS.ready, STATUS.playing];

async function takeBack(context: Context, party: PartyRow, act: Act): Promise<number> {
  switch (act.kind) {
    case 'CALL':
      return restore(context, party, act.entries, { from: UP, turnBefore: act.turn });
    case 'MARK': {
      if (act.mark !== 'MISSED') {
        return restore(context, party, act.entries, { from: [MARKS[act.mark].to] });
      }
      const from = [STATUS.missed, STATUS.waiting];
      return restore(context, party, act.entries, { from, misses: -1 });
    }
    case 'BACK':
      return restore(context, party, act.entries, { from: [STATUS.waiting] });
    case 'BAN':
      await unban(context, party, act.entry.id);
      return restore(context, party, act.entries, { from: [STATUS.blocked] });
    case 'MOVE':
      return moveBack(context, party, act);
    case 'GUEST':
      return takeOff(context, party, act.entry.id);
    case 'PRIORITY': {
      const passIds = act.entries.map(({ passId }) => passId);
      const count = await takePassesBack(context.db, passIds);
      await settle(context, party, {});
      return count;
    }
    case 'STATE':
      if (party.state !== act.to) return 0;
      await announceState(context, party, act.from);
      await settle(context, party, {
        patch: { state: act.from, ...paceInState(party, act.from, context.now()) },
      });
      return 1;
    case 'NOTICE':
      await settle(context, party, { patch: { notice: act.before } });
      return 1;
    case 'NOTE':
      await setNote(context.db, party.id, act.entry.id, act.before);
      await settle(context, party, {});
      return 1;
  }
}

async function unban(context: Context, party: PartyRow, entryId: string): Promise<void> {
  const entry = await findEntryById(context.db, party.id, entryId);
  if (entry?.userId) await deleteBan(context.db, party.creatorId, entry.userId);
}

async function takeOff(context: Context, party: PartyRow, entryId: string): Promise<number> {
  const now = context.now();
  const changed = await changeStatus(
    context.db,
    party,
    { ids: [entryId], from: LIVE },
    { to: STATUS.removed, now, times: { endedAt: now, readyBy: null } },
  );
  if (changed.length > 0) await settle(context, party, { members: -waitedOf(changed) });
  return changed.length;
}
