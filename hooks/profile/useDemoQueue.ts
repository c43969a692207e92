import { useReducer } from 'react';
import { usePlayback } from '@/hooks/ui/usePlayback';

const STEP_MS = 2400;

/** A fictional participant. */
export interface DemoPerson {
  number: number;
  handle: string;
}

/** The scripted queue after some of its steps. */
export interface DemoQueue {
  waiting: readonly DemoPerson[];
  up: readonly DemoPerson[];
  isPlaying: boolean;
  played: number;
  step: number;
  /** What the last step did; null before the first. */
  news: { kind: Act; handles: readonly string[] } | null;
}

type Act = 'join' | 'call' | 'play' | 'done';

const HANDLES = [
  'lunafox',
  'pixel_pete',
  'kim-o',
  'turbo_tess',
  'jo_and_co',
  'mossbeard',
  'ivy_7',
  'captain_crumb',
  'nightowl',
  'zed_zulu',
  'paola',
  'bytesize',
];
const SEATS = 2;
/** In each round as many join as are called, so that the queue never runs empty. */
const SCRIPT: readonly Act[] = ['join', 'call', 'play', 'join', 'done'];

const person = (number: number): DemoPerson => ({
  number,
  handle: HANDLES[(number - 1) % HANDLES.length] ?? '',
});

/** Where the script begins. */
export const DEMO_START: DemoQueue = {
  waiting: [1, 2, 3, 4].map(person),
  up: [],
  isPlaying: false,
  played: 0,
  step: 0,
  news: null,
};

/** The queue after one more step; always the same for the same queue. */
export function afterDemoStep(queue: DemoQueue): DemoQueue {
  const kind = SCRIPT[queue.step % SCRIPT.length] ?? 'join';
  const { waiting, up } = queue;
  const next = { ...queue, step: queue.step + 1 };
  const handlesOf = (people: readonly DemoPerson[]) => people.map(({ handle }) => handle);
  if (kind === 'join') {
    const last = waiting.at(-1) ?? up.at(-1);
    const newcomer = person((last?.number ?? 0) + 1);
    return { ...next, waiting: [...waiting, newcomer], news: { kind, handles: [newcomer.handle] } };
  }
  if (kind === 'call') {
    const called = waiting.slice(0, SEATS);
    const news = { kind, handles: handlesOf(called) };
    return { ...next, waiting: waiting.slice(SEATS), up: called, isPlaying: false, news };
  }
  const news = { kind, handles: handlesOf(up) };
  if (kind === 'play') return { ...next, isPlaying: true, news };
  return { ...next, up: [], isPlaying: false, played: queue.played + up.length, news };
}

/** Plays the script of the queue; `next` goes on by one step. */
export function useDemoQueue() {
  const [queue, next] = useReducer(afterDemoStep, DEMO_START);
  return { queue, next, ...usePlayback(next, STEP_MS) };
}
