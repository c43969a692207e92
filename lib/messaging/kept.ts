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

/** What somebody has written in a conversation and not got rid of. */
export interface Kept {
  draft: string;
  unsent: readonly Unsent[];
}

/** Of whom, in which conversation. */
export interface KeptPlace {
  userId: string;
  conversationId: string;
}

const PREFIX = 'playplus-chat-';

/** Nothing: what a server, which has no storage, says of everybody. */
export const NOTHING_KEPT: Kept = { draft: '', unsent: [] };

const memory = new Map<string, Kept>();
const watchers = new Set<() => void>();

const keyOf = ({ userId, conversationId }: KeptPlace) => `${PREFIX}${userId}-${conversationId}`;

/** What is kept there: the same object until it changes. */
export function keptAt(place: KeptPlace): Kept {
  const key = keyOf(place);
  const known = memory.get(key) ?? stored(key);
  memory.set(key, known);
  return known;
}

/** Changes what is kept there, in this page and in this browser: no reload costs what was typed. */
export function changeKept(place: KeptPlace, change: (kept: Kept) => Partial<Kept>): void {
  const key = keyOf(place);
  const before = keptAt(place);
  const kept = { ...before, ...change(before) };
  memory.set(key, kept);
  try {
    if (kept.draft === '' && kept.unsent.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Storage is full or forbidden: the page still holds it.
  }
  for (const watcher of watchers) watcher();
}

/** Calls back on every change; answers how to stop. */
export function watchKept(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Forgets what anybody has written in this browser; for the log-out. */
export function forgetKept(): void {
  memory.clear();
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(PREFIX)) localStorage.removeItem(key);
    }
  } catch {
    // Where storage is forbidden nothing was kept.
  }
}

function stored(key: string): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof found !== 'object' || found === null) return NOTHING_KEPT;
    const { draft, unsent } = found as Partial<Record<keyof Kept, unknown>>;
    return {
      draft: typeof draft === 'string' ? draft : '',
      unsent: Array.isArray(unsent) ? unsent.filter(isUnsent).map(leftBehind) : [],
    };
  } catch {
    return NOTHING_KEPT;
  }
}

/** Whether a page that has gone still got it away is not known; sending it again does no harm. */
const leftBehind = (unsent: Unsent): Unsent => ({ ...unsent, isSending: false });

function isUnsent(value: unknown): value is Unsent {
  if (typeof value !== 'object' || value === null) return false;
  const { clientId, body, createdAt, photo } = value as Partial<Record<keyof Unsent, unknown>>;
  return (
    [clientId, body, createdAt].every((text) => typeof text === 'string') &&
    typeof photo === 'object'
  );
}
