/**
 * Lets the page paint and answer before the work goes on: heavy code that runs in one go blocks a slow
 * phone. A hidden page, which has nothing to paint and slow timers, goes on at once.
 */
export async function yieldToMain(): Promise<void> {
  if (!document.hidden) await new Promise((resolve) => setTimeout(resolve));
}

/**
 * Runs a task after the next picture of the page: what was pressed shows at once, and what makes the
 * browser compute the whole page anew follows. Returns a function that takes the task back.
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
