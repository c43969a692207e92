/**
 * A run that is never under way twice: calls during a run share the one run that follows it. `run`
 * must not reject.
 */
export function oneAtATime(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let following: Promise<void> | null = null;
  const start = () => {
    running = run().finally(() => {
      running = null;
    });
    return running;
  };
  return () => {
    if (running === null) return start();
    following ??= running.then(() => {
      following = null;
      return start();
    });
    return following;
  };
}
