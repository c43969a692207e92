import { LateConnection } from '@/lib/realtime/tabs/lateConnection';
import { noteServerTime, serverNow } from '@/lib/secureql/browser/serverClock';
import type { RealtimeSettings } from '@/lib/realtime/settings';
import type { OverlayCopy } from '@/lib/shared/widgets/health';
import type { OverlayKinds } from '@/hooks/widgets/overlayKind';
import { toolsOf, type AnsweredTool } from './answeredTools';
import type {
  Feed,
  FeedOptions,
  Opened,
  OverlaySession,
  OverlayWorld,
  SignAnswer,
} from './session';

const DEADLINE_MS = 15_000;
/** HTTP statuses that say the key itself is wrong. */
const REFUSALS = new Set([400, 401, 403, 404]);

interface Options {
  settings: RealtimeSettings;
  kinds: OverlayKinds;
  /** What this page says of itself with each sign; `seq`: how far it has heard. */
  describe: (seq: number) => OverlayCopy;
}

/** The overlay's world in a browser: two addresses, and a real-time connection of its own. */
export function openOverlayWorld({ settings, kinds, describe }: Options): OverlayWorld {
  return {
    openSession: (key) => openSession(key, kinds),
    sendSign: (key, seq) => sendSign(key, describe(seq)),
    openFeed: (options) => openFeed(settings, options),
  };
}

function openFeed(place: RealtimeSettings, { fetchToken, onReconnect }: FeedOptions): Feed {
  const connection = new LateConnection({ place, userId: null, fetchToken, since: null });
  // What passed between the snapshot and the first poll is caught up on by a new snapshot.
  connection.watchStatus(() => {
    if (connection.status === 'live') onReconnect();
  });
  return {
    listen: (channel, listener) =>
      connection.subscribe(channel, {
        onMessage: (raw, { timetoken }) => listener(raw, serverNow() - timeOf(timetoken)),
        onGap: onReconnect,
      }),
    close: () => connection.close(),
  };
}

/** In ms since 1970, of the 17 digits that count ten millions a second. */
const timeOf = (timetoken: string) => Number(timetoken.slice(0, 13));

type Answer = { status: number; body: Record<string, unknown> | null };

/** Calls one of the two addresses of overlays. Null: no answer came. Never rejects. */
async function post(path: string, content: object): Promise<Answer | null> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), DEADLINE_MS);
  const sentAt = Date.now();
  try {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(content),
      credentials: 'omit',
      signal: deadline.signal,
    });
    // A clock on a stream counts by the server's time, whatever that of the machine.
    noteServerTime(answer.headers.get('Date'), sentAt, Date.now());
    const body = answer.ok ? ((await answer.json()) as Record<string, unknown>) : null;
    return { status: answer.status, body };
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

async function sendSign(key: string, copy: OverlayCopy): Promise<SignAnswer> {
  const answer = await post('/api/widgets/sign', { key, copy });
  if (answer && REFUSALS.has(answer.status)) return { kind: 'refused' };
  const seq = answer?.body?.seq;
  return typeof seq === 'number' ? { kind: 'known', seq } : { kind: 'failed' };
}

/** An overlay has nobody to show an error to. */
async function openSession(key: string, kinds: OverlayKinds): Promise<Opened> {
  const answer = await post('/api/widgets/session', { key });
  if (answer && REFUSALS.has(answer.status)) return { kind: 'refused' };
  if (!answer?.body) return { kind: 'failed' };
  const { tools, ...session } = answer.body as Record<string, unknown> & { tools: AnsweredTool[] };
  return { kind: 'open', session: { ...session, tools: toolsOf(tools, kinds) } as OverlaySession };
}
