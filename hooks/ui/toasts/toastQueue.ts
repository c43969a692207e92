import type { ErrorCode } from '@/lib/shared/errors';

/** What a toast says and how it looks. */
export interface ToastMessage {
  kind: 'success' | 'error' | 'warning' | 'info';
  text: string;
  /** Of the error it tells: its article is linked, and such a toast stays longer. */
  code?: ErrorCode;
  /** Takes back what it says; such a toast stays longer. */
  undo?: () => void;
}

/** A toast that was shown, with a number of its own. */
export type SaidToast = ToastMessage & { id: number };

type Listener = (message: ToastMessage) => void;

const MOST_REMEMBERED = 5;

const waiting: ToastMessage[] = [];
let listener: Listener | null = null;
let said: readonly SaidToast[] = [];
let count = 0;
const watchers = new Set<() => void>();

/** Shows a toast, or keeps it until something can show it. */
export function pushToast(message: ToastMessage): void {
  count += 1;
  said = [{ ...message, id: count }, ...said].slice(0, MOST_REMEMBERED);
  for (const watcher of watchers) watcher();
  if (listener === null) waiting.push(message);
  else listener(message);
}

/** The one place that shows toasts; returns how to stop. What waited is handed over at once. */
export function takeToasts(next: Listener): () => void {
  listener = next;
  for (const message of waiting.splice(0)) next(message);
  return () => {
    if (listener === next) listener = null;
  };
}

/** The last toasts of this visit, newest first; the same list until another one comes. */
export function saidToasts(): readonly SaidToast[] {
  return said;
}

/** Tells when the list changes; returns how to stop. */
export function watchToasts(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
