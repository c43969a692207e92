import { LateConnection } from '@/lib/realtime/lateConnection';
import { stateAfterMessage } from '@/lib/live/feed';
import { liveParty } from '@/lib/live/party/liveParty';
import { readPartyMessage } from '@/lib/live/party/partyMessage';
import type { RealtimeSettings } from '@/lib/realtime/settings';
import { partyChannel } from '@/lib/shared/messages';
import type { Opened, OverlaySession, OverlayWorld } from './overlayConnection';

const DEADLINE_MS = 15_000;
/** HTTP statuses that say the key itself is wrong. */
const REFUSALS = new Set([400, 401, 403, 404]);

/** The overlay's world in a browser: the session endpoint and a real-time connection of its own. */
export function openOverlayWorld(settings: RealtimeSettings): OverlayWorld {
  return {
    openSession,
    openFeed: ({ partyId, fetchToken, onMessage, onReconnect }) => {
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
      connection.subscribe(partyChannel(partyId), {
        onMessage: (raw) => {
          const message = readPartyMessage(raw);
          if (message) onMessage(message);
        },
        onGap: onReconnect,
      });
      return () => connection.close();
    },
    apply: (party, message) => stateAfterMessage(liveParty, party, message),
  };
}

/** Never rejects: an overlay has nobody to show an error to. */
async function openSession(key: string): Promise<Opened> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), DEADLINE_MS);
  try {
    const answer = await fetch('/api/widgets/session', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ key }),
      credentials: 'omit',
      signal: deadline.signal,
    });
    if (REFUSALS.has(answer.status)) return { kind: 'refused' };
    if (!answer.ok) return { kind: 'failed' };
    return { kind: 'open', session: (await answer.json()) as OverlaySession };
  } catch {
    return { kind: 'failed' };
  } finally {
    clearTimeout(timer);
  }
}
