// Rocky sounds of stone and glass: dull knocks for its body, bells for its crystals. All is short and soft.
import type { SoundName } from './sounds';
import { mixed, type Tone } from './synth';

const glass: Tone['overtones'] = [
  [2, 0.22],
  [3.01, 0.12],
  [5.4, 0.05],
];
const bell = (from: number, at: number, loud = 0.5, dies = 7): Tone => ({
  ...{ from, at, loud, dies, seconds: 0.5, overtones: glass },
});
/** A stone on something hard: a dull tone that drops, and a tick. */
const stone = (from: number, at: number, loud = 0.6): Tone[] => [
  {
    from,
    to: from * 0.6,
    at,
    seconds: 0.16,
    loud,
    dies: 26,
    attack: 0.001,
    overtones: [[2.7, 0.35]],
  },
  { from: from * 9, at, seconds: 0.03, loud: loud * 0.5, dies: 90, attack: 0.001, breath: 0.8 },
];
const bubble = (from: number, to: number, at: number, seconds = 0.09, loud = 0.5): Tone => ({
  ...{ from, to, at, seconds, loud, dies: 10, attack: 0.006, overtones: [[2, 0.12]] },
});

const TUNES: Record<SoundName, { tones: readonly Tone[]; peak: number }> = {
  fall: {
    tones: [{ from: 1500, to: 420, seconds: 0.3, dies: 1, attack: 0.08, breath: 0.35 }],
    peak: 0.22,
  },
  land: { tones: [...stone(170, 0, 0.8), ...stone(230, 0.31, 0.35)], peak: 0.6 },
  pop: {
    tones: [bubble(280, 900, 0, 0.08), bell(1318.5, 0.06, 0.22, 10), bell(1975.5, 0.11, 0.16, 11)],
    peak: 0.5,
  },
  leap: {
    tones: [
      { from: 300, to: 1500, seconds: 0.3, dies: 4, attack: 0.02, breath: 0.4 },
      bell(2093, 0.26, 0.22, 12),
    ],
    peak: 0.35,
  },
  chirp: { tones: [bubble(620, 880, 0, 0.09), bubble(740, 1180, 0.11, 0.12)], peak: 0.32 },
  hop: { tones: [bubble(300, 620, 0, 0.16)], peak: 0.32 },
  fanfare: {
    tones: [
      bell(659.3, 0, 0.4),
      bell(830.6, 0.09, 0.4),
      bell(987.8, 0.18, 0.45),
      bell(1318.5, 0.3, 0.6, 5),
      bell(1661.2, 0.3, 0.22, 6),
    ],
    peak: 0.55,
  },
  idea: { tones: [bell(1318.5, 0, 0.4, 9), bell(1975.5, 0.08, 0.5, 6)], peak: 0.42 },
  knock: { tones: stone(420, 0, 0.7), peak: 0.6 },
  alert: { tones: [bubble(520, 780, 0, 0.1, 0.5), bubble(520, 780, 0.13, 0.1, 0.5)], peak: 0.42 },
  swish: {
    tones: [{ from: 500, to: 1300, seconds: 0.16, dies: 3, attack: 0.05, breath: 0.85 }],
    peak: 0.25,
  },
};

/** The samples of a sound. */
export function tuneOf(name: SoundName): Float32Array {
  const { tones, peak } = TUNES[name];
  return mixed(tones, peak);
}
