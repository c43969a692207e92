import type { LiveKind, Sequenced } from '@/lib/live/feed';

/** What an overlay knows of a live tool, whatever its kind. */
export interface Shown extends Sequenced {
  id: string;
}

/** What the overlay of one kind of tool follows. */
export interface OverlayKind<State extends Shown, Message extends Sequenced> {
  live: LiveKind<State, Message>;
  /** The field of a session's tool that holds its state. */
  field: string;
  /** The tool's page. */
  path: (id: string) => string;
}

/** By the kind of the tool. */
export type OverlayKinds = Readonly<Record<string, OverlayKind<Shown, Sequenced>>>;
