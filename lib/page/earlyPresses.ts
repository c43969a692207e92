/** What `holdEarlyPresses` in the document leaves for the page that comes to life. */
interface EarlyPresses {
  /** Stops holding presses back; the last one that was held, if there was one. */
  release: () => { target: HTMLElement; submitter: HTMLElement | undefined } | null;
}

declare global {
  interface Window {
    earlyPresses?: EarlyPresses;
  }
}

/** Presses once more, now that somebody listens, what was pressed last before; else does nothing. */
export function replayEarlyPress(): void {
  const press = window.earlyPresses?.release();
  if (!press?.target.isConnected) return;
  if (press.target instanceof HTMLFormElement) press.target.requestSubmit(press.submitter);
  else press.target.click();
}
