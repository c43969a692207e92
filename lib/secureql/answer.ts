import { isErrorCode, type ErrorCode } from '@/lib/shared/errors';

/**
 * The in-band error of an answer (`party.full`), null when there is none. A code this build does
 * not know is `internal`, so a screen always has a text for it.
 */
export function errorOf(result: object): ErrorCode | null {
  for (const root of Object.values(result) as unknown[]) {
    if (typeof root !== 'object' || root === null || !('error' in root)) continue;
    const { error } = root;
    if (error !== null && error !== undefined) return isErrorCode(error) ? error : 'internal';
  }
  return null;
}
