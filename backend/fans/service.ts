import type { Context } from '@/backend/platform/context';
import { parseExtraPublic, type ExtraPublic } from '@/lib/shared/creators/extraPublic';
import { fanName } from '@/lib/shared/fans/fans';
import { normalizeHandle } from '@/lib/shared/accounts/reservedHandles';
import { HANDLE_PATTERN } from '@/lib/shared/limits';
import { findFan } from './repository';

/** A fan as everyone may see them. */
export interface Fan {
  id: string;
  handle: string;
  /** As `fanName` makes it. */
  name: string;
  extraPublic: ExtraPublic;
  /** UTC ISO 8601. */
  memberSince: string;
  /** How many turns they have played. */
  queuesPlayed: number;
}

/** The fan of a handle in any spelling; null when no fan has it: unknown, impossible, a creator's. */
export async function fanByHandle(
  context: Context,
  input: { handle: string },
): Promise<Fan | null> {
  const handle = normalizeHandle(input.handle);
  const fan = HANDLE_PATTERN.test(handle) ? await findFan(context.db, handle) : undefined;
  if (!fan) return null;
  return {
    id: fan.id,
    handle: fan.handle,
    name: fanName(fan.firstName, fan.lastName),
    extraPublic: parseExtraPublic(fan.extraPublic),
    memberSince: fan.createdAt.toISOString(),
    queuesPlayed: fan.queuesPlayed,
  };
}
