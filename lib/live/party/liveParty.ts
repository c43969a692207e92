import { inOrderOfCalls, LANE, type Lane } from '@/lib/shared/parties/lanes';
import { LIMITS } from '@/lib/shared/limits';
import type { EntryField } from '@/lib/shared/forms/entryFields';
import type {
  PartyCreator,
  PartyMessage,
  PartyState as Lifecycle,
  ShownMember,
} from '@/lib/shared/parties/messages';
import { isUp, STATUS } from '@/lib/shared/parties/partyStatus';
import type { JoinRule, OrderPolicy } from '@/lib/shared/parties/queueRules';
import { readPartyMessage } from './partyMessage';

/** The least of a party that messages keep true; pages and overlays hold more beside it. */
export interface LiveParty {
  seq: number;
  memberCount: number;
  queueSize: number | null;
  /** How many turns the lanes have had. */
  turn: number;
  /** How many ordinary turns come to each priority turn. */
  laneMix: number;
  /** At most `LIMITS.pageSize`: those who are up, then those waiting in the order of calls. */
  partyMembers: ShownMember[];
}

/** The rest of what an update carries, for those who hold it. */
interface Replaceable {
  title: string;
  game: string;
  notice: string | null;
  state: Lifecycle;
  opensAt: string | null;
  seatsPerRound: number;
  groupMax: number;
  roundNo: number;
  whoCanJoin: JoinRule;
  orderPolicy: OrderPolicy;
  turnMinutes: number | null;
  entryFields: EntryField[];
  creator: PartyCreator;
}

/** How a queue is followed: a join says what changed, an update says everything. */
export const liveParty = {
  readMessage: readPartyMessage,
  isWhole: ({ type }: PartyMessage) => type === 'PARTY_UPDATE',
  applyMessage: applyPartyMessage,
} as const;

function applyPartyMessage<P extends LiveParty & Partial<Replaceable>>(
  party: P,
  message: PartyMessage,
): P {
  if (message.type === 'QUEUE_APPEND') {
    return {
      ...party,
      seq: message.seq,
      memberCount: party.memberCount + 1,
      partyMembers: withJoiner(party, message.member),
    };
  }
  const { party: news, partyMembers, creator, queueSize, seq } = message;
  return { ...party, ...news, seq, partyMembers, creator, queueSize };
}

/**
 * Who joins stands last in a lane of their own, and so in the middle of the order of calls. Those a
 * first page does not reach are behind every turn that it shows, so they change nothing in it.
 */
function withJoiner({ partyMembers, ...turns }: LiveParty, joiner: ShownMember): ShownMember[] {
  const up = partyMembers.filter(({ status }) => status !== STATUS.waiting);
  const inLane = (lane: Lane) =>
    [...partyMembers, joiner].filter((one) => one.status === STATUS.waiting && one.lane === lane);
  const order = inOrderOfCalls(turns, [
    inLane(LANE.returned),
    inLane(LANE.priority),
    inLane(LANE.ordinary),
  ]);
  return [...up, ...order.map(({ person }) => person)].slice(0, LIMITS.pageSize);
}

/** Whoever is up stays the current member until their turn is over, whoever is called after them. */
export function currentAfter(
  before: ShownMember | null,
  { partyMembers }: LiveParty,
): ShownMember | null {
  const same = partyMembers.find(({ id }) => id === before?.id);
  return same && isUp(same.status) ? same : (partyMembers[0] ?? null);
}
