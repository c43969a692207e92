import type { Sequenced } from '@/lib/live/feed';

/** What an overlay shows of a live tool. */
export interface Shown extends Sequenced {
  id: string;
}

/** What a widget key opens: a snapshot of its tool and a token that reads the tool's channel. */
export interface OverlaySession<State> {
  /** Kind of the tool. */
  toolKind: string;
  state: State;
  token: string;
  /** UTC, ISO 8601. */
  expiresAt: string;
  /** CSS variables of the creator's theme. */
  themeVariables: string;
}

export type Opened<State> =
  { kind: 'open'; session: OverlaySession<State> } | { kind: 'refused' } | { kind: 'failed' };

export interface OverlayState<State> {
  /** `refused`: the key is unknown or revoked, or its tool is of a kind that has no overlay here. */
  phase: 'connecting' | 'live' | 'refused';
  /** Kind of the tool; null until it is known. */
  toolKind: string | null;
  /** The tool; null until it is known. */
  state: State | null;
  themeVariables: string | null;
}

export interface FeedOptions<Message> {
  toolKind: string;
  /** Of the tool. */
  id: string;
  /** Asked at the start and whenever the token ends or is denied. Rejects when there is none. */
  fetchToken: () => Promise<{ token: string; expiresAt: string }>;
  onMessage: (message: Message) => void;
  /** Messages may have been missed. */
  onReconnect: () => void;
}

/** The world outside, so that hours of a stream can be played in a test. */
export interface OverlayWorld<State, Message> {
  openSession: (key: string) => Promise<Opened<State>>;
  /** Says that the overlay is there; false: the key holds no more. Never rejects. */
  sendSign: (key: string) => Promise<boolean>;
  /** Returns how to close it. */
  openFeed: (options: FeedOptions<Message>) => () => void;
  /** What a message makes of a state; `reread` when messages are missing between the two. */
  apply: (state: State, message: Message, toolKind: string) => State | 'reread';
}

/** A new snapshot, should a message have been lost without a trace. */
const LOOK_AGAIN_MS = 60_000;
/** The creator's console says how long ago the last sign came. */
const SIGN_EVERY_MS = 4000;
const RETRY_MS = { first: 2000, most: 60_000 };

/** Before the first session has come. */
export const NOTHING_YET = {
  phase: 'connecting',
  toolKind: null,
  state: null,
  themeVariables: null,
} as const;

/**
 * Keeps an overlay true for hours: a snapshot by the key, then messages; a new snapshot after a
 * gap, after a reconnection and with every new token. What was shown stays while the network is
 * away. Returns the function that ends it all.
 */
export function connectOverlay<State extends Shown, Message>(
  key: string,
  world: OverlayWorld<State, Message>,
  onChange: (overlay: OverlayState<State>) => void,
): () => void {
  let overlay: OverlayState<State> = NOTHING_YET;
  let closeFeed: (() => void) | null = null;
  let reading: Promise<Opened<State>> | null = null;
  let isStopped = false;
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;

  function show(change: Partial<OverlayState<State>>) {
    overlay = { ...overlay, ...change };
    onChange(overlay);
  }

  /** One snapshot at a time; who asks meanwhile gets the same one. */
  function read(): Promise<Opened<State>> {
    reading ??= world.openSession(key).then((opened) => {
      reading = null;
      if (!isStopped) take(opened);
      return opened;
    });
    return reading;
  }

  function take(opened: Opened<State>) {
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
      show({ phase: 'refused', state: null });
    }
    retry = setTimeout(() => void read(), pauseAfter(opened.kind, failures));
  }

  function accept(session: OverlaySession<State>) {
    const { toolKind, state, themeVariables } = session;
    const isOld = overlay.state !== null && overlay.state.seq > state.seq;
    show({ phase: 'live', toolKind, state: isOld ? overlay.state : state, themeVariables });
    closeFeed ??= openFeed(session);
  }

  function openFeed(session: OverlaySession<State>) {
    let unused: OverlaySession<State> | null = session;
    return world.openFeed({
      toolKind: session.toolKind,
      id: session.state.id,
      fetchToken: async () => {
        const fresh = unused ?? sessionOf(await read());
        unused = null;
        return { token: fresh.token, expiresAt: fresh.expiresAt };
      },
      onMessage,
      onReconnect: () => void read(),
    });
  }

  function onMessage(message: Message) {
    if (isStopped || !overlay.state || overlay.toolKind === null) return;
    const state = world.apply(overlay.state, message, overlay.toolKind);
    if (state === 'reread') void read();
    else if (state !== overlay.state) show({ state });
  }

  const isWell = () => overlay.phase === 'live' && failures === 0;

  async function sign() {
    if (isWell() && !(await world.sendSign(key)) && !isStopped) void read();
  }

  const look = setInterval(() => {
    if (isWell()) void read();
  }, LOOK_AGAIN_MS);
  const signs = setInterval(() => void sign(), SIGN_EVERY_MS);
  void read();

  return () => {
    isStopped = true;
    closeFeed?.();
    clearInterval(look);
    clearInterval(signs);
    clearTimeout(retry);
  };
}

function sessionOf<State>(opened: Opened<State>): OverlaySession<State> {
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
