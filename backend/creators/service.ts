import { userByHandle, usersByIds, type PublicUser } from '@/backend/accounts/service';
import type { Context } from '@/backend/platform/context';
import type { ExtraPublic } from '@/lib/shared/extraPublic';
import { normalizeHandle } from '@/lib/shared/handles';
import { HANDLE_PATTERN } from '@/lib/shared/limits';

/** A creator as everyone may see them. */
export interface Creator {
  id: string;
  handle: string;
  /** First and last name. */
  name: string;
  extraPublic: ExtraPublic;
}

/**
 * The creator of a handle in any spelling, with the looks of their pages; null when no creator has
 * it: unknown, impossible, or a fan's.
 */
export async function creatorTheme(
  context: Context,
  input: { handle: string },
): Promise<Creator | null> {
  const handle = normalizeHandle(input.handle);
  const user = HANDLE_PATTERN.test(handle) ? await userByHandle(context, handle) : null;
  return user?.userType === 'CREATOR' ? toCreator(user) : null;
}

/** Creators by id; ids that name no creator are missing from the map. */
export async function creatorsByIds(
  context: Context,
  creatorIds: readonly string[],
): Promise<Map<string, Creator>> {
  const users = await usersByIds(context, creatorIds);
  const creators = [...users.values()].filter((user) => user.userType === 'CREATOR');
  return new Map(creators.map((user) => [user.id, toCreator(user)]));
}

function toCreator({ id, handle, name, extraPublic }: PublicUser): Creator {
  return { id, handle, name, extraPublic };
}
