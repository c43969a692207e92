import type { OverlayKinds } from '@/hooks/widgets/overlayKind';
import { stateAfterMessage } from '@/lib/live/feed';
import { readWidgetMessage } from '@/lib/live/widget/widgetMessage';
import { toolChannel } from '@/lib/shared/hosting/toolChannel';
import { widgetChannel } from '@/lib/shared/widgets/channel';
import { ToolChannels } from './toolChannels';
import {
  NOTHING_YET,
  type Feed,
  type Hearers,
  type LiveTool,
  type Opened,
  type OverlaySession,
  type OverlayState,
  type OverlayWorld,
} from './session';

/** A new snapshot, should a message have been lost without a trace. */
const LOOK_AGAIN_MS = 60_000;
/** The creator's console says how long ago the last sign came. */
const SIGN_EVERY_MS = 4000;
const RETRY_MS = { first: 2000, most: 60_000 };
/** What is told later than this is no news any more, and a stream is not flooded with it. */
const FRESH_MS = 20_000;

/** An overlay that is followed. */
export interface OverlayConnection {
  /** A sign at once: OBS has shown or hidden the source. */
  sign: () => void;
  /** Asks for the state at once. */
  look: () => void;
  /** Ends it all. */
  stop: () => void;
}

/**
 * Keeps an overlay true for hours: a snapshot of all that is live by the key, then messages; a new
 * snapshot after a gap, after a reconnection, when the server is ahead, and with every new token. What
 * was shown stays while the network is away, and goes at once with the key.
 */
export function connectOverlay(
  key: string,
  world: OverlayWorld,
  kinds: OverlayKinds,
  { onChange, onAlert, onSkip }: Hearers,
): OverlayConnection {
  let overlay: OverlayState = NOTHING_YET;
  let feed: Feed | null = null;
  let unused: OverlaySession | null = null;
  let reading: Promise<Opened> | null = null;
  let isStopped = false;
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  /** Of the widget's channel: up to where the overlay knows, and what it heard last. */
  let known = 0;
  let heard = 0;
  const channels = new ToolChannels();

  function show(change: Partial<OverlayState>) {
    overlay = { ...overlay, ...change };
    onChange(overlay);
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
    if (opened.kind === 'refused') empty();
    retry = setTimeout(() => void read(), pauseAfter(opened.kind, failures));
  }

  /** The picture is free again; whoever took the key away learns nothing here. */
  function empty() {
    channels.clear();
    feed?.close();
    feed = null;
    show({ phase: 'refused', facts: null, tools: [] });
  }

  function accept(session: OverlaySession) {
    const { seq, tools } = session;
    known = Math.max(known, seq);
    show({
      phase: 'live',
      facts: session,
      tools: tools.filter(({ kind }) => kinds[kind]).map(newest),
    });
    if (feed === null) {
      unused = session;
      heard = seq;
      feed = world.openFeed({ fetchToken, onReconnect: () => void read() });
      const channel = widgetChannel(session.widgetId);
      channels.open(channel, feed.listen(channel, hearWidget));
    }
    follow(feed);
  }

  /** A message may have overtaken the snapshot: what is shown never goes back. */
  function newest(tool: LiveTool): LiveTool {
    const shown = overlay.tools.find(({ state }) => state.id === tool.state.id);
    return shown && shown.state.seq > tool.state.seq ? shown : tool;
  }

  function follow(open: Feed) {
    const wanted = new Map(overlay.tools.map(({ state: { id } }) => [toolChannel(id), id]));
    channels.keep([widgetChannel(overlay.facts?.widgetId ?? ''), ...wanted.keys()]);
    for (const [channel, id] of wanted) {
      if (channels.has(channel)) continue;
      channels.open(
        channel,
        open.listen(channel, (raw) => hearTool(id, raw)),
      );
    }
  }

  async function fetchToken() {
    const fresh = unused ?? sessionOf(await read());
    unused = null;
    return { token: fresh.token, expiresAt: fresh.expiresAt };
  }

  function hearTool(id: string, raw: unknown) {
    const tool = overlay.tools.find(({ state }) => state.id === id);
    const kind = tool && kinds[tool.kind];
    const message = kind?.live.readMessage(raw);
    if (isStopped || !tool || !kind || !message) return;
    const state = stateAfterMessage(kind.live, tool.state, message);
    if (state === 'reread') void read();
    else if (state !== tool.state) {
      show({ tools: overlay.tools.map((one) => (one === tool ? { ...tool, state } : one)) });
    }
  }

  function hearWidget(raw: unknown, age: number) {
    const message = readWidgetMessage(raw);
    if (isStopped || message === null || message.seq <= heard) return;
    heard = message.seq;
    if (message.type === 'WIDGET_REVOKED') {
      take({ kind: 'refused' });
      return;
    }
    // A snapshot may have come first, but it holds no events: these are told all the same.
    if (age < FRESH_MS && message.type === 'WIDGET_ALERT') onAlert(message.alert);
    if (age < FRESH_MS && message.type === 'WIDGET_SKIP') onSkip();
    const isChange = message.type === 'WIDGET_CHANGED';
    const isAhead = message.seq > known + 1 || (isChange && message.seq > known);
    if (isAhead) void read();
    else known = Math.max(known, message.seq);
  }

  const isWell = () => overlay.phase === 'live' && failures === 0;
  const lookIfWell = () => {
    if (isWell()) void read();
  };

  async function sign() {
    if (!isWell()) return;
    const answer = await world.sendSign(key, known);
    if (isStopped || answer.kind === 'failed') return;
    if (answer.kind === 'refused' || answer.seq > known) void read();
  }

  const looks = setInterval(lookIfWell, LOOK_AGAIN_MS);
  const signs = setInterval(() => void sign(), SIGN_EVERY_MS);
  void read();

  return {
    sign: () => void sign(),
    look: lookIfWell,
    stop: () => {
      isStopped = true;
      channels.clear();
      feed?.close();
      clearInterval(looks);
      clearInterval(signs);
      clearTimeout(retry);
    },
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
