/** `unsupported`: this browser shows no notifications to pages. */
export type NotifyPermission = NotificationPermission | 'unsupported';

const watchers = new Set<() => void>();

/** Whether this page may show notifications of the browser. */
export function notifyPermission(): NotifyPermission {
  return typeof Notification === 'undefined' ? 'unsupported' : Notification.permission;
}

/** Calls back when an answer to `askToNotify` came; returns how to stop. */
export function watchPermission(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Lets the browser ask for permission, once. Call it in the handler of a press. */
export async function askToNotify(): Promise<void> {
  if (notifyPermission() !== 'default') return;
  await Notification.requestPermission();
  for (const watcher of watchers) watcher();
}

/**
 * Shows a notification that leads back to this tab; a later one with the same `tag` replaces it.
 * Does nothing where it is not allowed, or while the reader looks at the page.
 */
export function notify(title: string, body: string, tag: string): void {
  if (notifyPermission() !== 'granted' || document.hasFocus()) return;
  try {
    const shown = new Notification(title, { body, tag, icon: '/favicon.svg' });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Phones allow notifications to service workers only; sound, title and vibration remain.
    return;
  }
}
