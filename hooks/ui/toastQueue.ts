/** What a toast says and how it looks. */
export interface ToastMessage {
  kind: 'success' | 'error' | 'warning';
  text: string;
}

type Listener = (message: ToastMessage) => void;

const waiting: ToastMessage[] = [];
let listener: Listener | null = null;

/** Shows a toast, or keeps it until something can show it. */
export function pushToast(message: ToastMessage): void {
  if (listener === null) waiting.push(message);
  else listener(message);
}

/** The one place that shows toasts; answers how to stop. What waited is handed over at once. */
export function takeToasts(next: Listener): () => void {
  listener = next;
  for (const message of waiting.splice(0)) next(message);
  return () => {
    if (listener === next) listener = null;
  };
}
