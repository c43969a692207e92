/** A control that the keyboard is on takes Space for itself; one that was clicked does not. */
export function isOnControl(): boolean {
  const control = document.activeElement?.closest<HTMLElement>('button, a, input, summary');
  if (!control) return false;
  if (control.matches(':focus-visible')) return true;
  control.blur();
  return false;
}
