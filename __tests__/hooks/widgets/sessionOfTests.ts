import type { Opened, OverlaySession } from '@/hooks/widgets/connection/session';
import type { OverlayParty } from '@/hooks/widgets/overlayParty';
import { USUAL_SETTINGS } from '@/lib/shared/widgets/settings';
import { aMember } from '@/__tests__/support/partyFactories';

/** A queue as an overlay follows it. */
export const aQueueOf = (change: Partial<OverlayParty> = {}): OverlayParty => ({
  id: 'party-1',
  title: 'Friday matches',
  notice: null,
  state: 'OPEN',
  queueSize: null,
  orderPolicy: 'LANES',
  turn: 0,
  laneMix: 2,
  roundNo: 0,
  memberCount: 1,
  seq: 1,
  partyMembers: [aMember(1)],
  creator: { id: 'creator-1', handle: 'nora', name: 'Nora', extra_public: '' },
  ...change,
});

/** The session of the permanent overlay of Nora, whose queue is live. */
export const aSession = (change: Partial<OverlaySession> = {}): OverlaySession => ({
  widgetId: 'widget-1',
  rehearsal: null,
  seq: 0,
  kind: 'LIVE',
  settings: USUAL_SETTINGS,
  handle: 'nora',
  locale: 'en',
  themeVariables: '--accent:red',
  isMuted: false,
  isPaused: false,
  build: 'one',
  tools: [{ kind: 'PARTY', state: aQueueOf() }],
  token: 'token',
  expiresAt: '2026-11-21T12:00:00.000Z',
  ...change,
});

export const opened = (change: Partial<OverlaySession> = {}): Opened => ({
  kind: 'open',
  session: aSession(change),
});

/** The same with a queue in another state. */
export const openedWith = (queue: Partial<OverlayParty>): Opened =>
  opened({ tools: [{ kind: 'PARTY', state: aQueueOf(queue) }], token: `token-${queue.seq ?? 1}` });
