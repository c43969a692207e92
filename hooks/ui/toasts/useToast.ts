import type { ErrorCode } from '@/lib/shared/errors';
import { pushToast } from './toastQueue';

const toast = {
  success: (text: string) => pushToast({ kind: 'success', text }),
  /** What is done already and can be taken back. */
  undoable: (text: string, undo: () => void) => pushToast({ kind: 'success', text, undo }),
  /** With the code of an error its article is linked. */
  error: (text: string, code?: ErrorCode) => pushToast({ kind: 'error', text, code }),
  warning: (text: string) => pushToast({ kind: 'warning', text }),
  /** News that came by itself; the bell keeps it. */
  info: (text: string) => pushToast({ kind: 'info', text }),
} as const;

/** Short messages at the edge of the screen, 2000 ms each (product spec §9). Stable over renders. */
export function useToast(): typeof toast {
  return toast;
}
