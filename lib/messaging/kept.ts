import type { MessagePhoto } from '@/lib/shared/messaging';

/** A message that its sender's screen shows and the server has not confirmed. */
export interface Unsent {
  clientId: string;
  body: string;
  photo: MessagePhoto | null;
  /** When it was written, UTC ISO 8601. */
  createdAt: string;
}

/** What somebody has written in a conversation and not got rid of. */
export interface Kept {
  draft: string;
  unsent: Unsent[];
}

const PREFIX = 'playplus-chat-';

const keyOf = (userId: string, conversationId: string) => `${PREFIX}${userId}-${conversationId}`;

const nothing: Kept = { draft: '', unsent: [] };

/** Reads what this browser keeps of a conversation; nothing where storage is forbidden or broken. */
export function readKept(userId: string, conversationId: string): Kept {
  try {
    const found: unknown = JSON.parse(
      localStorage.getItem(keyOf(userId, conversationId)) ?? 'null',
    );
    if (typeof found !== 'object' || found === null) return nothing;
    const { draft, unsent } = found as Partial<Record<keyof Kept, unknown>>;
    return {
      draft: typeof draft === 'string' ? draft : '',
      unsent: Array.isArray(unsent) ? unsent.filter(isUnsent) : [],
    };
  } catch {
    return nothing;
  }
}

/** Keeps a part of it in this browser, so that a reload or a dead battery costs nothing typed. */
export function keep(userId: string, conversationId: string, part: Partial<Kept>): void {
  const key = keyOf(userId, conversationId);
  try {
    const kept = { ...readKept(userId, conversationId), ...part };
    if (kept.draft === '' && kept.unsent.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Storage is full or forbidden: the page still holds it.
  }
}

/** Forgets what anybody has written in this browser; for the log-out. */
export function forgetKept(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(PREFIX)) localStorage.removeItem(key);
    }
  } catch {
    // Where storage is forbidden nothing was kept.
  }
}

function isUnsent(value: unknown): value is Unsent {
  if (typeof value !== 'object' || value === null) return false;
  const { clientId, body, createdAt, photo } = value as Partial<Record<keyof Unsent, unknown>>;
  return (
    [clientId, body, createdAt].every((text) => typeof text === 'string') &&
    typeof photo === 'object'
  );
}
