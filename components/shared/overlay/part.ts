import type { ComponentType } from 'react';
import type { PartKind, Place } from '@/lib/shared/widgets/kinds';
import type { WidgetSettings, PartSettings } from '@/lib/shared/widgets/settings';

/** The way into what is live, as viewers of a stream can follow it. */
export interface Way {
  /** Where the code leads. */
  url: string;
  /** A short address to type, in two parts: `playplus.gg` and `/nora/live`. */
  host: string;
  path: string;
}

/** What every part of an overlay gets. */
export interface PartProps<State> {
  /** The live tool, as `lib/live` follows it. */
  state: State;
  /** Design, place, and what it shows. */
  look: PartSettings;
  motion: WidgetSettings['motion'];
  /** In percent; 0: silent. */
  volume: number;
  way: Way;
}

/**
 * When a part shows: `main` is how its tool looks by itself, and in the combined scene as bar or
 * pill; `top` comes beside it for a moment; `own` only where an overlay was made for it.
 */
export type PartRole = 'main' | 'top' | 'own';

/** One part of an overlay: a file of its own in `components/widgets/parts`, and a line in its list. */
export interface Part<State> {
  kind: PartKind;
  /** The kind of live tool that it shows; `ALERT`: what happened for a moment (`WidgetAlert`). */
  toolKind: string;
  role: PartRole;
  /** Whether it has something to show; else the picture stays free. */
  isShown: (state: State) => boolean;
  /** Where it stands right now, should that change by itself; else at its look's place. */
  placeOf?: (state: State, look: PartSettings) => Place;
  /** In the combined scene a part on top comes only while this holds; without it, while it is shown. */
  isInScene?: (state: State) => boolean;
  View: ComponentType<PartProps<State>>;
  /** Its tool in a line, for the combined scene. */
  Pill?: ComponentType<{ state: State }>;
}
