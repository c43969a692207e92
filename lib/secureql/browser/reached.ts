const listeners = new Set<() => void>();

/** Calls back whenever the server answers a call of this page; returns how to stop. */
export function onReached(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The server has answered. */
export function noteReached(): void {
  for (const listener of [...listeners]) listener();
}
