import type {
  PartyCreator,
  ShownMember,
  PartyMessage,
  PartyState,
} from '@/lib/shared/parties/messages';
import type { OrderPolicy } from '@/lib/shared/parties/queueRules';

/** What an overlay shows of a party. */
export interface OverlayParty {
  id: string;
  title: string;
  /** What the host tells everybody. */
  notice: string | null;
  state: PartyState;
  queueSize: number | null;
  orderPolicy: OrderPolicy;
  turn: number;
  memberCount: number;
  seq: number;
  partyMembers: ShownMember[];
  creator: PartyCreator;
}

/** Answer to a widget key: a snapshot and a token that reads this party's channel. */
export interface OverlaySession {
  party: OverlayParty;
  token: string;
  /** UTC, ISO 8601. */
  expiresAt: string;
  /** CSS variables of the creator's theme. */
  themeVariables: string;
}

export type Opened =
  { kind: 'open'; session: OverlaySession } | { kind: 'refused' } | { kind: 'failed' };

export interface OverlayState {
  /** `refused`: the key is unknown or revoked. */
  phase: 'connecting' | 'live' | 'refused';
  party: OverlayParty | null;
  themeVariables: string | null;
}

export interface FeedOptions {
  partyId: string;
  /** Asked at the start and whenever the token ends or is denied. Rejects when there is none. */
  fetchToken: () => Promise<{ token: string; expiresAt: string }>;
  onMessage: (message: PartyMessage) => void;
  /** Messages may have been missed. */
  onReconnect: () => void;
}

/** The world outside, so that hours of a stream can be played in a test. */
export interface OverlayWorld {
  openSession: (key: string) => Promise<Opened>;
  /** Returns how to close it. */
  openFeed: (options: FeedOptions) => () => void;
  /** What a message makes of a party; `gap` when messages are missing between the two. */
  apply: (party: OverlayParty, message: PartyMessage) => OverlayParty | 'gap';
}

/** Tells the creator's console that the overlay is still there, and finds a revoked key. */
const SIGN_OF_LIFE_MS = 60_000;
const RETRY_MS = { first: 2000, most: 60_000 };

/**
 * Keeps an overlay true for hours: a snapshot by the key, then messages; a new snapshot after a
 * gap, after a reconnection and with every new token. What was shown stays while the network is
 * away. Returns the function that ends it all.
 */
export function connectOverlay(
  key: string,
  world: OverlayWorld,
  onChange: (state: OverlayState) => void,
): () => void {
  let state: OverlayState = { phase: 'connecting', party: null, themeVariables: null };
  let closeFeed: (() => void) | null = null;
  let reading: Promise<Opened> | null = null;
  let isStopped = false;
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;

  function show(change: Partial<OverlayState>) {
    state = { ...state, ...change };
    onChange(state);
  }

  /** One snapshot at a time; who asks meanwhile gets the same one. */
  function read(): Promise<Opened> {
    reading ??= world.openSession(key).then((opened) => {
      reading = null;
      if (!isStopped) take(opened);
      return opened;
    });
    return reading;
  }

  function take(opened: Opened) {
    clearTimeout(retry);
    if (opened.kind === 'open') {
      failures = 0;
      accept(opened.session);
      return;
    }
    failures += 1;
    if (opened.kind === 'refused') {
      closeFeed?.();
      closeFeed = null;
      show({ phase: 'refused', party: null });
    }
    retry = setTimeout(() => void read(), pauseAfter(opened.kind, failures));
  }

  function accept(session: OverlaySession) {
    const { party, themeVariables } = session;
    const isOld = state.party !== null && state.party.seq > party.seq;
    show({ phase: 'live', party: isOld ? state.party : party, themeVariables });
    closeFeed ??= openFeed(session);
  }

  function openFeed(session: OverlaySession) {
    let unused: OverlaySession | null = session;
    return world.openFeed({
      partyId: session.party.id,
      fetchToken: async () => {
        const fresh = unused ?? sessionOf(await read());
        unused = null;
        return { token: fresh.token, expiresAt: fresh.expiresAt };
      },
      onMessage,
      onReconnect: () => void read(),
    });
  }

  function onMessage(message: PartyMessage) {
    if (isStopped || !state.party) return;
    const party = world.apply(state.party, message);
    if (party === 'gap') void read();
    else if (party !== state.party) show({ party });
  }

  const signOfLife = setInterval(() => {
    if (state.phase === 'live' && failures === 0) void read();
  }, SIGN_OF_LIFE_MS);
  void read();

  return () => {
    isStopped = true;
    closeFeed?.();
    clearInterval(signOfLife);
    clearTimeout(retry);
  };
}

function sessionOf(opened: Opened): OverlaySession {
  if (opened.kind === 'open') return opened.session;
  throw new Error(`No overlay session: ${opened.kind}`);
}

/** Half to all of a doubling pause, so that overlays do not come back in one moment. */
function pauseAfter(kind: 'refused' | 'failed', failures: number): number {
  const longest =
    kind === 'refused'
      ? RETRY_MS.most
      : Math.min(RETRY_MS.first * 2 ** (failures - 1), RETRY_MS.most);
  return longest * (0.5 + Math.random() / 2);
}
