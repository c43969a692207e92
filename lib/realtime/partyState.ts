import { inOrderOfCalls, LANE, type Lane } from '@/lib/shared/parties/lanes';
import { LIMITS } from '@/lib/shared/limits';
import type {
  EntryField,
  PartyCreator,
  PartyMessage,
  PartyState as Lifecycle,
  ShownMember,
} from '@/lib/shared/parties/messages';
import { isUp, STATUS } from '@/lib/shared/parties/partyStatus';
import type { JoinRule, OrderPolicy } from '@/lib/shared/parties/queueRules';

/** The least of a party that messages keep true; pages and overlays hold more beside it. */
export interface LiveParty {
  seq: number;
  memberCount: number;
  queueSize: number | null;
  /** How many turns the lanes have had. */
  turn: number;
  /** At most `LIMITS.pageSize`: those who are up, then those waiting in the order of calls. */
  partyMembers: ShownMember[];
}

/** The rest of what an update carries, for those who hold it. */
interface Replaceable {
  title: string;
  game: string;
  notice: string | null;
  state: Lifecycle;
  seatsPerRound: number;
  groupMax: number;
  whoCanJoin: JoinRule;
  orderPolicy: OrderPolicy;
  entryFields: EntryField[];
  creator: PartyCreator;
}

/**
 * What a message makes of a party: the same object when it is old news, `reread` when messages are
 * missing before a join. An update says everything, whatever it replaced. Pure.
 */
export function applyPartyMessage<P extends LiveParty & Partial<Replaceable>>(
  party: P,
  message: PartyMessage,
): P | 'reread' {
  if (message.seq <= party.seq) return party;
  if (message.type === 'QUEUE_APPEND') {
    if (message.seq !== party.seq + 1) return 'reread';
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
function withJoiner({ partyMembers, turn }: LiveParty, joiner: ShownMember): ShownMember[] {
  const up = partyMembers.filter(({ status }) => status !== STATUS.waiting);
  const inLane = (lane: Lane) =>
    [...partyMembers, joiner].filter((one) => one.status === STATUS.waiting && one.lane === lane);
  const order = inOrderOfCalls(turn, [
    inLane(LANE.returned),
    inLane(LANE.priority),
    inLane(LANE.ordinary),
  ]);
  return [...up, ...order.map(({ person }) => person)].slice(0, LIMITS.pageSize);
}

/** A party as a page follows it. `error` is the code of an answer that held one. */
export interface PartyFeed<P extends LiveParty> {
  party: P | null;
  error: string | null;
  /** Who plays, is up or waits first: kept while up, else the first that a state names. */
  currentMember: ShownMember | null;
}

/** The feed after a call's root: an answer with an error keeps its text and no data. */
export function feedFromAnswer<P extends LiveParty>(
  root: { error: string | null; items: readonly P[] },
  before?: PartyFeed<P>,
): PartyFeed<P> {
  const party = root.error === null ? (root.items[0] ?? null) : null;
  if (party === null)
    return { party: null, error: root.error ?? 'party.not_found', currentMember: null };
  // The answer may be older than a message that overtook it.
  if (before?.party && before.party.seq > party.seq) return before;
  return {
    party,
    error: null,
    currentMember: currentAfter(before?.currentMember ?? null, party),
  };
}

/** The feed after a message; `reread` when the state has to be asked for. Pure. */
export function feedAfterMessage<P extends LiveParty>(
  feed: PartyFeed<P>,
  message: PartyMessage,
): PartyFeed<P> | 'reread' {
  if (feed.party === null) return feed;
  const party = applyPartyMessage(feed.party, message);
  if (party === 'reread' || party === feed.party) return party === 'reread' ? party : feed;
  return { ...feed, party, currentMember: currentAfter(feed.currentMember, party) };
}

/** Whoever is up stays the current member until their turn is over, whoever is called after them. */
function currentAfter(before: ShownMember | null, { partyMembers }: LiveParty): ShownMember | null {
  const same = partyMembers.find(({ id }) => id === before?.id);
  return same && isUp(same.status) ? same : (partyMembers[0] ?? null);
}
