/** What OBS puts on the pages of its browser sources. */
declare global {
  interface Window {
    obsstudio?: object;
  }
}

/** How OBS shows the source; both true where nobody says so. */
export interface ObsState {
  /** In any scene or preview: else nobody sees the picture at all. */
  isVisible: boolean;
  /** In the scene that goes out. */
  isActive: boolean;
}

let state: ObsState = { isVisible: true, isActive: true };
const watchers = new Set<() => void>();

export const obsState = () => state;
export const isInObs = () => window.obsstudio !== undefined;

function change(news: Partial<ObsState>) {
  state = { ...state, ...news };
  for (const watcher of watchers) watcher();
}

const detailOf = (event: Event) => (event as CustomEvent<Record<string, unknown> | null>).detail;
const onVisible = (event: Event) => change({ isVisible: detailOf(event)?.visible !== false });
const onActive = (event: Event) => change({ isActive: detailOf(event)?.active !== false });
const onScene = () => change({});

const EVENTS = [
  ['obsSourceVisibleChanged', onVisible],
  ['obsSourceActiveChanged', onActive],
  ['obsSceneChanged', onScene],
] as const;

/** Calls back whenever OBS shows or hides the source, or goes to another scene; returns how to stop. */
export function watchObs(watcher: () => void): () => void {
  if (watchers.size === 0) {
    for (const [name, listener] of EVENTS) window.addEventListener(name, listener);
  }
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
    if (watchers.size > 0) return;
    for (const [name, listener] of EVENTS) window.removeEventListener(name, listener);
  };
}
