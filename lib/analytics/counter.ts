import { googleRecorder } from './googleAnalytics';
import { countView, recordInBackend, type Recorder } from './pageViews';

let recorder: Recorder | null = null;

/** Counts a view: with Google Analytics when an id is configured, else in our own backend. */
export function countOn(googleId: string, path: string): void {
  recorder ??= googleId === '' ? recordInBackend : googleRecorder(googleId);
  countView(path, recorder);
}
