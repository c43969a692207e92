import type { ErrorCode } from '@/lib/shared/errors';

/**
 * The in-band error of an answer (`party.full`), null when there is none. A newer server may name a
 * code this build does not know; `useTranslation` has a text for that, too.
 */
export function errorOf(result: object): ErrorCode | null {
  for (const root of Object.values(result) as unknown[]) {
    if (typeof root !== 'object' || root === null || !('error' in root)) continue;
    const { error } = root;
    if (typeof error === 'string') return error as ErrorCode;
  }
  return null;
}
