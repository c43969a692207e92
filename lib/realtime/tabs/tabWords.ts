import type { ConnectionStatus, MessageAction, MessageMeta } from '@/lib/realtime/listener';

/** What tabs that share a connection say to each other. */
export type TabWord =
  /** A tab leads now: whoever wants something says it again. */
  | { kind: 'lead' }
  /** A tab listens to these channels, and asks whether somebody leads. */
  | { kind: 'want'; from: string; channels: string[] }
  /** Asks the leader to try again what has failed. */
  | { kind: 'again' }
  /** The leader's answer to a `want`, or to nobody: how it stands. */
  | { kind: 'here'; to: string | null; status: ConnectionStatus; isHidden: boolean }
  | { kind: 'message'; channel: string; message: unknown; meta: MessageMeta }
  | { kind: 'action'; channel: string; action: MessageAction }
  /** Messages of a channel may have been missed. */
  | { kind: 'gap'; channel: string };

/** What the leader heard, for all who listen. */
export type PassedWord = Extract<TabWord, { kind: 'message' | 'action' | 'gap' }>;
