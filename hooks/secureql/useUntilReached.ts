import { useEffect, useEffectEvent } from 'react';
import { onReached } from '@/lib/secureql/browser/reached';
import type { ErrorCode } from '@/lib/shared/errors';

const UNREACHED: ReadonlySet<ErrorCode> = new Set(['backend.unreachable', 'backend.timeout']);

/** Clears a "server cannot be reached" error as soon as the server answers any call of the page. */
export function useUntilReached(code: ErrorCode | null, forget: () => void): void {
  const onAnswer = useEffectEvent(forget);
  const isUnreached = code !== null && UNREACHED.has(code);
  useEffect(() => (isUnreached ? onReached(() => onAnswer()) : undefined), [isUnreached]);
}
