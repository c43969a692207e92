import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { withIdempotencyKey } from '@/backend/platform/jobs/idempotency';
import { newId } from '@/backend/platform/id';
import { creatorId } from '@/backend/platform/member';
import { inTransaction } from '@/backend/platform/transaction';
import type { EntryField } from '@/lib/shared/forms/entryFields';
import { hostedParty } from '@/backend/parties/access';
import type { QueueAction } from './actions';
import { addTool, announceTool } from '@/backend/hosting/service';
import { recordSettings } from './settingsLog';
import { endParty } from '@/backend/parties/aftershow/end';
import type { PartyPatch } from '@/backend/parties/store/changeRepository';
import { paceInState } from '@/backend/parties/order/pace';
import { insertParty, type NewParty } from '@/backend/parties/store/partyRepository';
import { stateAfter, type PartyAction } from '@/lib/shared/parties/partyActions';
import type { JoinRule, OrderPolicy, RejoinRule } from '@/lib/shared/parties/queueRules';
import { partySummary, type PartySummary } from '@/backend/parties/fan/partyPages';
import { mayChangeMix } from '@/backend/parties/policy';
import { settle } from '@/backend/parties/settle';

/**
 * Makes a draft; a repeated `requestKey` returns the first one. Errors: auth.required, forbidden
 * (not a creator).
 */
export async function createParty(
  context: Context,
  input: { title: string; game: string; requestKey: string },
): Promise<PartySummary> {
  const { title, game } = input;
  const draft = { creatorId: creatorId(context), title, game };
  return withIdempotencyKey(context, input.requestKey, 'createParty', (inner) =>
    addDraft(inner, draft),
  );
}

/** Adds a draft, as a live tool and as a party, in the running transaction. */
export async function addDraft(
  context: Context,
  draft: Omit<NewParty, 'id' | 'createdAt'>,
): Promise<PartySummary> {
  const id = newId();
  await addTool(context, { id, creatorId: draft.creatorId, kind: 'PARTY' });
  return partySummary(await insertParty(context.db, { ...draft, id, createdAt: context.now() }));
}

/** Changes what people read. Errors: auth.required, forbidden, party.version_conflict, wrong_state. */
export function editParty(
  context: Context,
  input: { partyID: string; version: number; title: string; game: string; notice: string | null },
): Promise<PartySummary> {
  const { title, game, notice } = input;
  return edit(context, input, { title, game, notice });
}

/**
 * Changes how the queue works. Errors: auth.required, forbidden, party.version_conflict, wrong_state,
 * mix_fixed (another `laneMix` once somebody has joined).
 */
export function editQueue(
  context: Context,
  input: {
    partyID: string;
    version: number;
    queueSize: number | null;
    seatsPerRound: number;
    lobbyCode: string | null;
    entryFields: readonly EntryField[];
    orderPolicy: OrderPolicy;
    whoCanJoin: JoinRule;
    rejoin: RejoinRule;
    cooldownMinutes: number;
    readySeconds: number;
    groupMax: number;
    laneMix: number;
    missLimit: number;
    turnMinutes: number | null;
  },
): Promise<PartySummary> {
  const { queueSize, seatsPerRound, lobbyCode, orderPolicy, whoCanJoin, rejoin } = input;
  const { cooldownMinutes, readySeconds, groupMax, laneMix, missLimit, turnMinutes } = input;
  return edit(context, input, {
    ...{ queueSize, seatsPerRound, lobbyCode, orderPolicy, whoCanJoin, rejoin },
    ...{ cooldownMinutes, readySeconds, groupMax, laneMix, missLimit, turnMinutes },
    entryFields: JSON.stringify(input.entryFields),
  });
}

function edit(
  context: Context,
  { partyID, version }: { partyID: string; version: number },
  patch: PartyPatch,
): Promise<PartySummary> {
  return inTransaction(context, async (inner) => {
    const party = await hostedParty(inner, partyID, 'SETTINGS', { lock: true });
    if (party.state === 'ENDED') throw new AppError('party.wrong_state');
    if (party.version !== version) throw new AppError('party.version_conflict');
    const changesMix = patch.laneMix !== undefined && patch.laneMix !== party.laneMix;
    if (changesMix && !mayChangeMix(party)) throw new AppError('party.mix_fixed');
    await recordSettings(inner, party, patch);
    return partySummary(await settle(inner, party, { patch: { ...patch, version: version + 1 } }));
  });
}

/**
 * Lets only people with a confirmed e-mail in from now on, or everybody again: one press while the
 * queue runs. Nobody in line is touched. A queue that is for followers or invited people stays so:
 * the press would let more people in. Errors: auth.required, forbidden, party.wrong_state (ended),
 * party.chosen_people.
 */
export function setVerifiedOnly(
  context: Context,
  { partyID, isOn }: { partyID: string; isOn: boolean },
): Promise<PartySummary> {
  return inTransaction(context, async (inner) => {
    const party = await hostedParty(inner, partyID, 'RUN', { lock: true });
    const whoCanJoin: JoinRule = isOn ? 'VERIFIED' : 'EVERYONE';
    if (party.state === 'ENDED') throw new AppError('party.wrong_state');
    const isOpenRule = party.whoCanJoin === 'EVERYONE' || party.whoCanJoin === 'VERIFIED';
    if (!isOpenRule) throw new AppError('party.chosen_people');
    if (party.whoCanJoin === whoCanJoin) return partySummary(party);
    await recordSettings(inner, party, { whoCanJoin });
    // Whoever edits the rules meanwhile must see it: their form would set it back.
    const patch = { whoCanJoin, version: party.version + 1 };
    return partySummary(await settle(inner, party, { patch }));
  });
}

/**
 * Opens (and lets the followers know), pauses, closes or ends, which ends every live entry a minute
 * later.
 * Errors: auth.required, forbidden, party.wrong_state.
 */
export function changePartyState(
  context: Context,
  input: { partyID: string; action: PartyAction },
): Promise<PartySummary> {
  return inTransaction(context, async (inner) => {
    const party = await hostedParty(inner, input.partyID, 'RUN', { lock: true });
    const state = stateAfter(party.state, input.action);
    if (!state) throw new AppError('party.wrong_state');
    await announceTool(inner, party, { isOpen: state === 'OPEN' });
    if (state === 'ENDED') return partySummary(await endParty(inner, party));
    const patch = { state, scheduledAt: null, ...paceInState(party, state, inner.now()) };
    const action: QueueAction = { kind: 'STATE', from: party.state, to: state };
    return partySummary(await settle(inner, party, { patch, action }));
  });
}
