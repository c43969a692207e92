import type { Context } from '@/backend/platform/context';
import { fanId } from '@/backend/platform/member';

/** Something a fan was given. */
export interface Gift {
  id: string;
  /** What it is. */
  title: string;
  /** Name of who gave it. */
  from: string;
  /** UTC ISO 8601. */
  givenAt: string;
}

/**
 * What the caller was given, newest first. A gift is a bought experience, and none can be bought
 * yet: everyone's list is empty. Errors: auth.required, forbidden (not a fan).
 */
export function giftsOf(context: Context): Gift[] {
  fanId(context);
  return [];
}
