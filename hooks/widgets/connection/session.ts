import type { Shown } from '@/hooks/widgets/overlayKind';
import type { WidgetKind } from '@/lib/shared/widgets/kinds';
import type { WidgetAlert } from '@/lib/shared/widgets/messages';
import type { Rehearsal } from '@/lib/shared/widgets/rehearsal';
import type { WidgetSettings } from '@/lib/shared/widgets/settings';

/** A live tool that an overlay shows. */
export interface LiveTool {
  /** `PARTY`, `LOTTERY` … */
  kind: string;
  state: Shown;
}

/** What an overlay is: all that its creator decides. */
export interface OverlayFacts {
  widgetId: string;
  kind: WidgetKind;
  settings: WidgetSettings;
  /** Of the creator. */
  handle: string;
  locale: string;
  /** CSS variables of the theme. */
  themeVariables: string;
  /** Alerts are shown without their sound. */
  isMuted: boolean;
  /** Alerts wait. */
  isPaused: boolean;
  /** The scripted show that plays in place of what is live; null: none. */
  rehearsal: Rehearsal | null;
  /** The build that the server runs. */
  build: string;
}

/** What an overlay's key opens: a snapshot, and a token that reads the channels of its tools. */
export interface OverlaySession extends OverlayFacts {
  /** Last of `widget-{id}`. */
  seq: number;
  /** In the creator's order, at most one of a kind. */
  tools: readonly LiveTool[];
  token: string;
  /** UTC, ISO 8601. */
  expiresAt: string;
}

export type Opened =
  { kind: 'open'; session: OverlaySession } | { kind: 'refused' } | { kind: 'failed' };

/** The answer to a sign of life. */
export type SignAnswer = { kind: 'known'; seq: number } | { kind: 'refused' } | { kind: 'failed' };

export interface OverlayState {
  /** `refused`: the key is unknown or was changed. */
  phase: 'connecting' | 'live' | 'refused';
  /** Null until they are known, and once the key holds no more. */
  facts: OverlayFacts | null;
  tools: readonly LiveTool[];
}

/** A message as it came, and how old it is in ms. */
export type Listener = (raw: unknown, age: number) => void;

/** One real-time connection for the channels of an overlay. */
export interface Feed {
  /** Returns how to stop. */
  listen: (channel: string, listener: Listener) => () => void;
  close: () => void;
}

export interface FeedOptions {
  /** Asked at the start and whenever the token ends or is denied. Rejects when there is none. */
  fetchToken: () => Promise<{ token: string; expiresAt: string }>;
  /** Messages may have been missed. */
  onReconnect: () => void;
}

/** The world outside, so that hours of a stream can be played in a test. */
export interface OverlayWorld {
  openSession: (key: string) => Promise<Opened>;
  /** Says that the overlay is there and how far it has heard. Never rejects. */
  sendSign: (key: string, seq: number) => Promise<SignAnswer>;
  openFeed: (options: FeedOptions) => Feed;
}

/** Who wants to know what an overlay hears. */
export interface Hearers {
  onChange: (overlay: OverlayState) => void;
  /** Something has just happened. The same alert may come twice. */
  onAlert: (alert: WidgetAlert) => void;
  /** The alert on the screen ends. */
  onSkip: () => void;
}

/** Before the first session has come. */
export const NOTHING_YET: OverlayState = { phase: 'connecting', facts: null, tools: [] };
