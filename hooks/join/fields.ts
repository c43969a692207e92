import type { NextRouter } from 'next/router';
import type { CurrentUser } from '@/lib/session/currentUser';
import type { ErrorCode } from '@/lib/shared/errors';

/** Names of a join form's own inputs; no key of a host's question begins like this. */
export const FIELD = { name: '_name', email: '_email', code: '_code' } as const;

/** Why a press brought no place. */
export interface Refusal {
  code: ErrorCode;
  /** Name of the input that it is about; null: none of them. */
  field: string | null;
  /** In the reader's language; null: that of the code. */
  text: string | null;
}

/** How far somebody has come in a join card. */
export interface Standing {
  refusal: Refusal | null;
  /** Where a code went, while it is awaited, and how many signs it has. */
  sent: { email: string; length: number } | null;
  /** So many new people came from this network that they confirm an email. */
  isCrowded: boolean;
  /** A session began here by a code: the page itself still shows what was before. */
  hasEntered: boolean;
}

/** What is joined: a live tool as its page holds it. */
export interface Joinable {
  id: string;
}

/** What the page of a tool gives to joining it. */
export interface JoinPage<Tool extends Joinable> {
  tool: Tool;
  /** The host asks for a confirmed email. */
  isEmailAsked: boolean;
  /** Reads the tool again. */
  reload: () => Promise<void>;
  /** Somebody is in, before the page shows it: their handle. */
  onLanded: (handle: string) => void;
}

/** What a press of a join card starts from, and whom it tells. */
export interface Press<Tool extends Joinable> extends JoinPage<Tool> {
  form: HTMLFormElement;
  user: CurrentUser | null;
  router: NextRouter;
  /** Language of the page. */
  language: string;
  standing: Standing;
  change: (change: Partial<Standing>) => void;
}

/** What a join card does, fetched when somebody begins to fill its form in. */
export interface Presses<Tool extends Joinable> {
  /** The button of the form. */
  pressJoin: (press: Press<Tool>) => Promise<void>;
  /** The last sign of the code is in: logs in with it and joins. */
  pressCode: (press: Press<Tool>, code: string) => Promise<void>;
  /** Mails another code. */
  pressAgain: (press: Press<Tool>) => Promise<void>;
  /** What was typed before a log-in stands in the form again, and joins by itself once there is one. */
  resume: (press: Pick<Press<Tool>, 'tool' | 'form' | 'user'>) => void;
  /** Keeps what was typed while its owner logs in. */
  keepDraft: (toolId: string, form: HTMLFormElement) => void;
}

/**
 * Why an email has to be confirmed first; null: it has not. Somebody with an account and an email that
 * is not confirmed does that in the settings.
 */
export function asksFor({
  isEmailAsked,
  user,
  standing,
}: Pick<Press<Joinable>, 'isEmailAsked' | 'user' | 'standing'>): 'host' | 'crowd' | null {
  if (standing.hasEntered || user?.email) return null;
  if (isEmailAsked) return 'host';
  return standing.isCrowded ? 'crowd' : null;
}
