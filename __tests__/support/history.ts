/** One act of a history: when it was asked, when and how it was answered (ms, monotonic). */
export interface Act {
  who: string;
  invokedAt: number;
  /** Null: no answer came; whether it took effect is unknown. */
  ackedAt: number | null;
}

/** Runs an act and keeps its times; an act that throws stays unanswered. */
export async function record(history: Act[], who: string, run: () => Promise<boolean>) {
  const act: Act = { who, invokedAt: performance.now(), ackedAt: null };
  history.push(act);
  const acked = await run().catch(() => false);
  if (acked) act.ackedAt = performance.now();
}

/**
 * What is wrong with a final queue, given what was acknowledged: someone lost, someone twice, or
 * someone acknowledged before another asked and yet behind them. Empty: nothing.
 */
export function faultsOf(history: Act[], queue: { who: string; number: number }[]): string[] {
  const faults: string[] = [];
  const place = new Map<string, number>();
  for (const { who, number } of queue) {
    if (place.has(who)) faults.push(`${who} stands there twice`);
    place.set(who, number);
  }
  if (new Set(place.values()).size !== place.size) faults.push('a number was given twice');
  const acked = history.filter((act) => act.ackedAt !== null);
  for (const { who } of acked) {
    if (!place.has(who)) faults.push(`${who} was acknowledged and is lost`);
  }
  const byAck = [...acked].sort((a, b) => Number(a.ackedAt) - Number(b.ackedAt));
  const byInvoke = [...acked].sort((a, b) => a.invokedAt - b.invokedAt);
  let highest = 0;
  let next = 0;
  for (const act of byInvoke) {
    for (let done = byAck[next]; done && Number(done.ackedAt) < act.invokedAt; done = byAck[next]) {
      highest = Math.max(highest, place.get(done.who) ?? 0);
      next += 1;
    }
    if ((place.get(act.who) ?? Infinity) < highest) {
      faults.push(`${act.who} stands before someone who was acknowledged before they asked`);
    }
  }
  return faults;
}
