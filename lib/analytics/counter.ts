import { googleRecorder } from './googleAnalytics';
import { countView, recordInHouse, type Recorder } from './pageViews';

let recorder: Recorder | null = null;

/** Counts a view where this installation counts: with Google when it names an id, else in house. */
export function countOn(googleId: string, path: string): void {
  recorder ??= googleId === '' ? recordInHouse : googleRecorder(googleId);
  countView(path, recorder);
}
