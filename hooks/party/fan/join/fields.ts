import type { NextRouter } from 'next/router';
import type { PartyView } from '@/hooks/party/types';
import type { CurrentUser } from '@/lib/session/currentUser';
import type { ErrorCode } from '@/lib/shared/errors';

/** Names of the join form's own inputs; no key of a host's question begins like this. */
export const FIELD = {
  name: '_name',
  email: '_email',
  seats: '_seats',
  code: '_code',
} as const;

/** Why a press brought no place. */
export interface Refusal {
  code: ErrorCode;
  /** Name of the input that it is about; null: none of them. */
  field: string | null;
  /** In the reader's language; null: that of the code. */
  text: string | null;
}

/** How far somebody has come in the join card. */
export interface Standing {
  refusal: Refusal | null;
  /** Where a code went, while it is awaited, and how many signs it has. */
  sent: { email: string; length: number } | null;
  /** So many new people came from this network that they confirm an email. */
  isCrowded: boolean;
  /** A session began here by a code: the page itself still shows what was before. */
  hasEntered: boolean;
}

/** What a press of the join card starts from, and whom it tells. */
export interface Press {
  party: PartyView;
  form: HTMLFormElement;
  user: CurrentUser | null;
  router: NextRouter;
  /** Language of the page. */
  language: string;
  standing: Standing;
  change: (change: Partial<Standing>) => void;
  /** Reads the party again. */
  reload: () => Promise<void>;
  /** Somebody is in, before their ticket opens: their handle. */
  onLanded: (handle: string) => void;
}

/**
 * Why an email has to be confirmed first; null: it has not. Somebody with an account and an email that
 * is not confirmed does that in the settings.
 */
export function asksFor({
  party,
  user,
  standing,
}: Pick<Press, 'party' | 'user' | 'standing'>): 'host' | 'crowd' | null {
  if (standing.hasEntered || user?.email) return null;
  if (party.whoCanJoin === 'VERIFIED') return 'host';
  return standing.isCrowded ? 'crowd' : null;
}
