/**
 * Lets the page paint and answer before the work goes on: heavy code that runs in one go blocks a slow
 * phone. A hidden page, which has nothing to paint and slow timers, goes on at once.
 */
export async function breathe(): Promise<void> {
  if (!document.hidden) await new Promise((resolve) => setTimeout(resolve));
}
