const inFlight = new Map<string, Promise<unknown>>();

/**
 * Runs work once for all who ask for the same before it is done. For reads of visitors only: what
 * everyone shares must be nobody's own, and must not be changed by who gets it.
 */
export function shareRun<Result>(key: string, run: () => Promise<Result>): Promise<Result> {
  const existing = inFlight.get(key) as Promise<Result> | undefined;
  if (existing !== undefined) return existing;
  const started = run().finally(() => inFlight.delete(key));
  inFlight.set(key, started);
  return started;
}
