/**
 * Runs a task after the next picture of the page: what was pressed shows at once, and what makes the
 * browser compute the whole page anew follows. Answers a function that takes the task back.
 */
export function afterPaint(task: () => void): () => void {
  let timer = 0;
  const frame = window.requestAnimationFrame(() => {
    timer = window.setTimeout(task);
  });
  return () => {
    window.cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  };
}
