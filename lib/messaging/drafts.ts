import type { ErrorCode } from '@/lib/shared/errors';
import type { MessagePhoto } from '@/lib/shared/messaging/messaging';

/** A message that its sender's screen shows and the server has not confirmed. */
export interface Unsent {
  clientId: string;
  body: string;
  photo: MessagePhoto | null;
  /** When it was written, UTC ISO 8601. */
  createdAt: string;
  /** It is on its way, and nothing is known yet. */
  isSending: boolean;
  /** Why it was refused; null: it is on its way, or an earlier visit left it. */
  refusal: ErrorCode | null;
}

/** What a user has written in a conversation: the text not sent yet, and messages on their way. */
export interface Draft {
  draft: string;
  unsent: readonly Unsent[];
}

/** Whose draft, and in which conversation. */
export interface DraftPlace {
  userId: string;
  conversationId: string;
}

const PREFIX = 'playplus-chat-';

/** An empty draft: the server has no storage, so it always renders this one. */
export const NO_DRAFT: Draft = { draft: '', unsent: [] };

const memory = new Map<string, Draft>();
const watchers = new Set<() => void>();

const keyOf = ({ userId, conversationId }: DraftPlace) => `${PREFIX}${userId}-${conversationId}`;

/** The draft of a place: the same object until it changes. */
export function draftAt(place: DraftPlace): Draft {
  const key = keyOf(place);
  const known = memory.get(key) ?? stored(key);
  memory.set(key, known);
  return known;
}

/** Changes a draft in this page and in the browser's storage, so that it survives a reload. */
export function changeDraft(place: DraftPlace, change: (old: Draft) => Partial<Draft>): void {
  const key = keyOf(place);
  const before = draftAt(place);
  const after = { ...before, ...change(before) };
  memory.set(key, after);
  try {
    if (after.draft === '' && after.unsent.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(after));
  } catch {
    // Storage is full or forbidden: the page still holds it.
  }
  for (const watcher of watchers) watcher();
}

/** Calls back on every change; returns how to stop. */
export function watchDrafts(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Forgets the drafts of every user of this browser; for the log-out. */
export function forgetDrafts(): void {
  memory.clear();
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(PREFIX)) localStorage.removeItem(key);
    }
  } catch {
    // Where storage is forbidden nothing was stored.
  }
}

function stored(key: string): Draft {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof found !== 'object' || found === null) return NO_DRAFT;
    const { draft, unsent } = found as Partial<Record<keyof Draft, unknown>>;
    return {
      draft: typeof draft === 'string' ? draft : '',
      unsent: Array.isArray(unsent) ? unsent.filter(isUnsent).map(leftBehind) : [],
    };
  } catch {
    return NO_DRAFT;
  }
}

/** A closed page may have sent it or not. Sending it again does no harm: it has a `clientId`. */
const leftBehind = (unsent: Unsent): Unsent => ({ ...unsent, isSending: false });

function isUnsent(value: unknown): value is Unsent {
  if (typeof value !== 'object' || value === null) return false;
  const { clientId, body, createdAt, photo } = value as Partial<Record<keyof Unsent, unknown>>;
  return (
    [clientId, body, createdAt].every((text) => typeof text === 'string') &&
    typeof photo === 'object'
  );
}
