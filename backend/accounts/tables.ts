import type { ColumnType, Generated } from 'kysely';

/** jsonb `users.extra_public`; a missing or odd value falls back where it is read. */
export interface ExtraPublicColumn {
  profile_photo?: string;
  display_is_dark_mode?: boolean;
  display_hue?: string;
}

export interface UsersTable {
  id: string;
  handle: string;
  /** Lower-cased; null: none given. Of one account only once confirmed; before, it is only claimed. */
  email: string | null;
  firstName: string;
  lastName: string;
  userType: 'CREATOR' | 'FAN';
  /** Null: the account is opened with Google alone. */
  passwordHash: string | null;
  /** Google's identity of the user (`sub`). */
  googleSub: ColumnType<string | null, string | null | undefined, string | null>;
  /** False while the handle is one we made up. */
  hasChosenHandle: Generated<boolean>;
  /** False while FAN is only what a newcomer starts as. */
  hasChosenType: Generated<boolean>;
  /** False once they sent Rocky away. */
  hasRocky: Generated<boolean>;
  locale: string;
  /** Null until the address was confirmed by a mailed code or link, or by Google. */
  emailVerifiedAt: Generated<Date | null>;
  /** E.164; of one user only once verified. */
  phone: Generated<string | null>;
  phoneVerifiedAt: Generated<Date | null>;
  /** Written as a JSON string, read as an object. */
  extraPublic: ColumnType<ExtraPublicColumn, string | undefined, string>;
  /** IANA zone; null: never set. */
  timeZone: ColumnType<string | null, string | undefined, string>;
  /** Written as a JSON string, read as an object: what was chosen, by `type.channel`. */
  notificationPrefs: ColumnType<Record<string, unknown>, string | undefined, string>;
  createdAt: Date;
  updatedAt: Date;
}

export interface SessionsTable {
  /** SHA-256 hex of the cookie's token. */
  tokenHash: string;
  id: string;
  userId: string;
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
  clientAgent: string;
  /** The quick account that this browser used until this log-in, while nothing became of it. */
  quickUserId: Generated<string | null>;
  /** The session that its browser uses instead of this one, which it can switch back to. */
  keptFor: Generated<string | null>;
}

export interface AccountCodesTable {
  id: string;
  userId: string;
  kind: 'EMAIL' | 'EMAIL_CHANGE' | 'EMAIL_UNDO' | 'PROOF' | 'PASSWORD' | 'PHONE';
  /** SHA-256 hex of the link's token. */
  secretHash: string;
  /** SHA-256 hex of the mailed or texted code with its id; null: there is a link alone. */
  codeHash: Generated<string | null>;
  /** The session that asked for it; null: asked by none, or that session is gone. */
  sessionId: Generated<string | null>;
  /** The address or number it was sent to. */
  target: string;
  /** Wrong tries of its digits. */
  attempts: Generated<number>;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Generated<Date | null>;
}

/** Handles that were given up: they lead to their owner's present one, and nobody else gets them. */
export interface OldHandlesTable {
  handle: string;
  /** Null once the account is gone. */
  userId: string | null;
  changedAt: Date;
}

/** Nonces handed out for a sign-in with Google and not yet used. */
export interface SignInNoncesTable {
  nonceHash: string;
  expiresAt: Date;
}

/** Accounts without a confirmed e-mail that a press made; the row goes once an e-mail is confirmed. */
export interface QuickAccountsTable {
  userId: string;
  /** SHA-256 hex of the key of the request that made it. */
  requestHash: string;
  /** Salted hash of the network address that made it. */
  addressHash: string;
  madeAt: Date;
}

/** Browsers that were once logged in to an account. */
export interface KnownBrowsersTable {
  userId: string;
  browserHash: string;
  /** Salted hash of the network address of the last log-in. */
  addressHash: string;
  /** The last log-in. */
  seenAt: Date;
}

/** Codes that were mailed to whoever asked for them; their e-mail may be nobody's yet. */
export interface OneTimeCodesTable {
  id: string;
  email: string;
  /** The browser that asked, the only one that may use it. */
  browserHash: string;
  codeHash: string;
  /** Wrong tries. */
  attempts: Generated<number>;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Generated<Date | null>;
}

/** Wrong codes of an e-mail on a day (UTC, `2026-05-01`). */
export interface CodeFailuresTable {
  email: string;
  day: string;
  count: number;
}

/** One row: what keeps hashes of network addresses from being guessed back. */
export interface AddressSaltTable {
  id: Generated<boolean>;
  salt: string;
}
