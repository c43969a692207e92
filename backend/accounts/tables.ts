import type { ColumnType } from 'kysely';

/** jsonb `users.extra_public`; a missing or odd value falls back where it is read. */
export interface ExtraPublicColumn {
  profile_photo?: string;
  display_is_dark_mode?: boolean;
  display_hue?: string;
}

export interface UsersTable {
  id: string;
  handle: string;
  /** Lower-cased. */
  email: string;
  firstName: string;
  lastName: string;
  userType: 'CREATOR' | 'FAN';
  passwordHash: string;
  locale: string;
  /** Written as a JSON string, read as an object. */
  extraPublic: ColumnType<ExtraPublicColumn, string | undefined, string>;
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
}
