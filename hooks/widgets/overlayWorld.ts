import { LateConnection } from '@/lib/realtime/tabs/lateConnection';
import { noteServerTime } from '@/lib/secureql/browser/serverClock';
import { stateAfterMessage, type LiveKind, type Sequenced } from '@/lib/live/feed';
import { toolChannel } from '@/lib/shared/hosting/toolChannel';
import type { RealtimeSettings } from '@/lib/realtime/settings';
import type { Opened, OverlaySession, OverlayWorld } from './overlayConnection';

/** What the overlay of one kind of tool follows. */
export interface OverlayKind<State extends Sequenced, Message extends Sequenced> {
  live: LiveKind<State, Message>;
  /** The field of the session's answer that holds the tool's state. */
  field: string;
}

/** By the kind of the tool. */
export type OverlayKinds<State extends Sequenced, Message extends Sequenced> = Readonly<
  Record<string, OverlayKind<State, Message>>
>;

const DEADLINE_MS = 15_000;
/** HTTP statuses that say the key itself is wrong. */
const REFUSALS = new Set([400, 401, 403, 404]);

/** The overlay's world in a browser: the session endpoint and a real-time connection of its own. */
export function openOverlayWorld<State extends Sequenced, Message extends Sequenced>(
  settings: RealtimeSettings,
  kinds: OverlayKinds<State, Message>,
): OverlayWorld<State, Message> {
  return {
    openSession: (key) => openSession(key, kinds),
    sendSign,
    openFeed: ({ toolKind, id, fetchToken, onMessage, onReconnect }) => {
      const connection = new LateConnection({
        place: settings,
        userId: null,
        fetchToken,
        since: null,
      });
      // What passed between the snapshot and the first poll is caught up on by a new snapshot.
      connection.watchStatus(() => {
        if (connection.status === 'live') onReconnect();
      });
      connection.subscribe(toolChannel(id), {
        onMessage: (raw) => {
          const message = kinds[toolKind]?.live.readMessage(raw);
          if (message) onMessage(message);
        },
        onGap: onReconnect,
      });
      return () => connection.close();
    },
    apply: (state, message, toolKind) => {
      const kind = kinds[toolKind];
      return kind ? stateAfterMessage(kind.live, state, message) : state;
    },
  };
}

/** Sends a key to one of the two addresses that overlays call. */
async function postKey(path: string, key: string, signal: AbortSignal): Promise<Response> {
  const sentAt = Date.now();
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ key }),
    credentials: 'omit',
    signal,
  });
  // A clock on a stream counts by the server's time, whatever that of the machine.
  noteServerTime(answer.headers.get('Date'), sentAt, Date.now());
  return answer;
}

async function sendSign(key: string): Promise<boolean> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), DEADLINE_MS);
  try {
    const answer = await postKey('/api/widgets/sign', key, deadline.signal);
    return !REFUSALS.has(answer.status);
  } catch {
    return true;
  } finally {
    clearTimeout(timer);
  }
}

/** Never rejects: an overlay has nobody to show an error to. */
async function openSession<State extends Sequenced, Message extends Sequenced>(
  key: string,
  kinds: OverlayKinds<State, Message>,
): Promise<Opened<State>> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), DEADLINE_MS);
  try {
    const answer = await postKey('/api/widgets/session', key, deadline.signal);
    if (REFUSALS.has(answer.status)) return { kind: 'refused' };
    if (!answer.ok) return { kind: 'failed' };
    const { kind: toolKind, ...opened } = (await answer.json()) as Record<string, unknown>;
    const kind = kinds[String(toolKind)];
    if (!kind) return { kind: 'refused' };
    const { [kind.field]: state, ...session } = opened;
    return { kind: 'open', session: { ...session, toolKind, state } as OverlaySession<State> };
  } catch {
    return { kind: 'failed' };
  } finally {
    clearTimeout(timer);
  }
}
