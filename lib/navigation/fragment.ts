let carried = '';

/** Takes what stands behind `#` out of the address bar and out of the history entry. */
export function takeFragment(): void {
  const { pathname, search } = window.location;
  const as = pathname + search;
  const state = window.history.state as Record<string, unknown> | null;
  // The router goes back to the address that stands in its own state.
  window.history.replaceState({ ...state, as }, '', as);
}

/** Lets the language links of this page carry a fragment that was taken; returns how to stop. */
export function carryFragment(fragment: string): () => void {
  carried = fragment;
  return () => {
    carried = '';
  };
}

/** What belongs behind `#` when this page is opened in another language; '' for nothing. */
export function fragmentToCarry(): string {
  return window.location.hash || carried;
}
