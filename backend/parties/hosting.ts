import { widgetKeysOf, type WidgetKey } from '@/backend/widgets/service';
import type { Context } from '@/backend/platform/context';
import { LIMITS } from '@/lib/shared/limits';
import type { EntryField, PartyCreator } from '@/lib/shared/messages';
import { ownParty } from './access';
import { endedEntries, upEntries, type EntryRow } from './entryRepository';
import { answerList, creatorFace, listPhoto } from './faces';
import type { PartyRow } from './partyRepository';
import { partySummary, waitingPage, type Page, type PartySummary } from './reading';

/** What the host sees of one entry. */
export interface HostMember {
  id: string;
  number: number;
  status: number;
  handle: string;
  profilePhoto: string;
  fields: { key: string; value: string }[];
  joinedAt: string;
  calledAt: string | null;
  endedAt: string | null;
}

/** Everything the console and the edit pages need. */
export interface PartyEdit extends Omit<PartySummary, 'createdAt'> {
  version: number;
  notice: string | null;
  seatsPerRound: number;
  lobbyCode: string | null;
  playedCount: number;
  seq: number;
  entryFields: EntryField[];
  waiting: HostMember[];
  waitingCursor: string | null;
  current: HostMember[];
  done: HostMember[];
  widgetKeys: WidgetKey[];
  creator: PartyCreator;
}

/** Those up that a console shows at most: far more than fit any game. */
const CURRENT_SHOWN = 500;

/** Console and edit pages of the caller's own party. Errors: auth.required, forbidden. */
export async function partyEdit(context: Context, input: { partyID: string }): Promise<PartyEdit> {
  const party = await ownParty(context, input.partyID, { lock: false });
  const { entries, cursor } = await waitingPage(context, party.id, null);
  const current = await upEntries(context.db, party.id, CURRENT_SHOWN);
  const done = await endedEntries(context.db, party.id, LIMITS.doneShown);
  const face = (entry: EntryRow) => hostMember(party, entry);
  return {
    ...partySummary(party),
    version: party.version,
    notice: party.notice,
    seatsPerRound: party.seatsPerRound,
    lobbyCode: party.lobbyCode,
    playedCount: party.playedCount,
    seq: party.seq,
    entryFields: party.entryFields,
    waiting: entries.map(face),
    waitingCursor: cursor,
    current: current.map(face),
    done: done.map(face),
    widgetKeys: await widgetKeysOf(context, party.id),
    creator: creatorFace(party),
  };
}

/** The next of those waiting as the host sees them. Errors: auth.required, forbidden, payload.invalid. */
export async function hostMembersPage(
  context: Context,
  input: { partyID: string; cursor?: string | null | undefined },
): Promise<Page<HostMember>> {
  const party = await ownParty(context, input.partyID, { lock: false });
  const { entries, cursor } = await waitingPage(context, party.id, input.cursor);
  return { items: entries.map((entry) => hostMember(party, entry)), cursor };
}

function hostMember(party: PartyRow, entry: EntryRow): HostMember {
  return {
    id: entry.id,
    number: entry.number,
    status: entry.status,
    handle: entry.handle,
    profilePhoto: listPhoto(entry.extraPublic),
    fields: answerList(party.entryFields, entry.fields),
    joinedAt: entry.joinedAt.toISOString(),
    calledAt: entry.calledAt?.toISOString() ?? null,
    endedAt: entry.endedAt?.toISOString() ?? null,
  };
}
