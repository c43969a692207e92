const listeners = new Set<() => void>();
let isAbout = false;

/** Whether Rocky walks about the page right now: there is one Rocky, so its pictures give way. */
export const isRockyAbout = (): boolean => isAbout;

/** Rocky came, or went. */
export function setRockyAbout(isNow: boolean): void {
  if (isAbout === isNow) return;
  isAbout = isNow;
  for (const listener of listeners) listener();
}

/** Hears of Rocky's coming and going; returns how to stop. */
export function onRockyAbout(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
