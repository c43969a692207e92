/** Who appears where nobody else is named. The one place to change the name of the character. */
export const DEFAULT_AGENT = 'Rocky';

/** Objects whose `ready` and `soundsReady` a script of an agent calls: ours, and the format's own. */
const CALLERS = 'mascot|clippy';

/** One of the frames that may follow; its weight is a percentage. */
export interface Branch {
  readonly frameIndex: number;
  readonly weight: number;
}

/** One drawing of an animation. Without images nothing is seen. */
export interface Frame {
  /** In ms; 0: never drawn, it only branches. */
  readonly duration: number;
  /** Upper left corner of each layer in the map, the lowest first. */
  readonly images?: readonly (readonly [number, number])[];
  /** Id of a sound. */
  readonly sound?: string;
  /** The frame that follows once the animation was asked to end. */
  readonly exitBranch?: number;
  readonly branching?: { readonly branches: readonly Branch[] };
}

/** What an agent can do under one name. */
export interface AgentAnimation {
  readonly frames: readonly Frame[];
  /** It stays before its last frame until it is asked to end. */
  readonly useExitBranching?: boolean;
}

/** What `agent.js` says. */
export interface AgentData {
  /** Most layers that a frame has. */
  readonly overlayCount: number;
  readonly sounds: readonly string[];
  /** Width and height of a frame in px. */
  readonly framesize: readonly [number, number];
  readonly animations: Readonly<Record<string, AgentAnimation>>;
}

/** An agent that can be played. */
export interface Agent {
  readonly name: string;
  readonly data: AgentData;
  /** The sprite map, with its size in px. */
  readonly map: { readonly url: string; readonly width: number; readonly height: number };
  /** Addresses of its sounds by id; empty: it is silent. */
  readonly sounds: Readonly<Record<string, string>>;
}

/**
 * Reads `agent.js` as data, without running it: `mascot.ready('Name', {…})`, the object being JSON.
 * Throws where it is something else.
 */
export function parseAgent(script: string): AgentData {
  const data = argumentOf(script, 'ready');
  if (!isAgent(data)) throw new Error('This is no data of an agent.');
  return data;
}

/** Reads `sounds-mp3.js` or `sounds-ogg.js` in the same way: addresses by id. */
export function parseSounds(script: string): Record<string, string> {
  const data = argumentOf(script, 'soundsReady');
  if (!isRecord(data)) throw new Error('These are no sounds of an agent.');
  const named = Object.entries(data).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(named);
}

function argumentOf(script: string, verb: 'ready' | 'soundsReady'): unknown {
  const call = new RegExp(`(?:${CALLERS})\\.${verb}\\(\\s*(['"])[^'"]+\\1\\s*,`).exec(script);
  const end = script.lastIndexOf(')');
  if (call === null || end < 0) throw new Error(`No call of ${verb} in the script.`);
  return JSON.parse(script.slice(call.index + call[0].length, end));
}

type Unknowns = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Unknowns =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPair = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 2 && value.every(Number.isFinite);

function isAgent(value: unknown): value is AgentData {
  if (!isRecord(value) || !isRecord(value.animations)) return false;
  const animations = Object.values(value.animations);
  return (
    isPair(value.framesize) &&
    typeof value.overlayCount === 'number' &&
    Array.isArray(value.sounds) &&
    animations.length > 0 &&
    animations.every(isAnimation)
  );
}

function isAnimation(value: unknown): boolean {
  if (!isRecord(value) || !Array.isArray(value.frames) || value.frames.length === 0) return false;
  return value.frames.every(isFrame);
}

function isFrame(value: unknown): boolean {
  if (!isRecord(value) || typeof value.duration !== 'number') return false;
  const { images = [], branching = { branches: [] }, exitBranch = 0 } = value;
  if (!Array.isArray(images) || !images.every(isPair) || typeof exitBranch !== 'number')
    return false;
  return (
    isRecord(branching) && Array.isArray(branching.branches) && branching.branches.every(isBranch)
  );
}

const isBranch = (value: unknown): boolean =>
  isRecord(value) && typeof value.frameIndex === 'number' && typeof value.weight === 'number';
