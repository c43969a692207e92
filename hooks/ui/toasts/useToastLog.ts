import { useSyncExternalStore } from 'react';
import { saidToasts, watchToasts, type SaidToast } from './toastQueue';

const nothing: readonly SaidToast[] = [];

/** What the last toasts of this visit said, newest first, to be read again. */
export function useToastLog(): readonly SaidToast[] {
  return useSyncExternalStore(watchToasts, saidToasts, () => nothing);
}
