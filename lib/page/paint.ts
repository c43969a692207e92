/**
 * Lets the page paint and answer before the work goes on: heavy code that runs in one go blocks a slow
 * phone. A hidden page, which has nothing to paint and slow timers, goes on at once.
 */
export async function yieldToMain(): Promise<void> {
  if (!document.hidden) await new Promise((resolve) => setTimeout(resolve));
}

/**
 * Runs a task after the next paint: the page reacts to a press at once, and work that recomputes the
 * whole page follows. Returns a function that cancels the task.
 */
export function afterNextPaint(task: () => void): () => void {
  let timer = 0;
  const frame = window.requestAnimationFrame(() => {
    timer = window.setTimeout(task);
  });
  return () => {
    window.cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  };
}
