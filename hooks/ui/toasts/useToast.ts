import { pushToast } from './toastQueue';

const toast = {
  success: (text: string) => pushToast({ kind: 'success', text }),
  error: (text: string) => pushToast({ kind: 'error', text }),
  warning: (text: string) => pushToast({ kind: 'warning', text }),
  /** News that came by itself; the bell keeps it. */
  info: (text: string) => pushToast({ kind: 'info', text }),
} as const;

/** Short messages at the edge of the screen, 2000 ms each (product spec §9). Stable over renders. */
export function useToast(): typeof toast {
  return toast;
}
