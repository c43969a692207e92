// Sounds from nothing but arithmetic: tones that slide and fade, and puffs of noise.
export const RATE = 32_000;

export interface Tone {
  /** Pitch at its beginning and end, in hertz. */
  from: number;
  to?: number;
  /** When it begins and how long it is, in seconds. */
  at?: number;
  seconds: number;
  loud?: number;
  /** How fast it dies away; 0 is not at all. */
  dies?: number;
  /** Seconds until it is at its loudest. */
  attack?: number;
  /** Loudness of the overtones: `[times, loud]`. */
  overtones?: readonly (readonly [number, number])[];
  /** How much of it is breath instead of tone, 0 to 1. */
  breath?: number;
}

/** Always the same noise, so that a sound comes out the same in every run. */
function noise(): () => number {
  let state = 22_695_477;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

function addTone(samples: Float32Array, tone: Tone): void {
  const {
    from,
    to = from,
    at = 0,
    seconds,
    loud = 0.5,
    dies = 8,
    attack = 0.004,
    breath = 0,
  } = tone;
  const { overtones = [] } = tone;
  const [first, count] = [Math.round(at * RATE), Math.round(seconds * RATE)];
  const nextNoise = noise();
  let phase = 0;
  let blown = 0;
  for (let index = 0; index < count && first + index < samples.length; index += 1) {
    const since = index / RATE;
    const share = index / count;
    const hertz = from * (to / from) ** share;
    phase += (2 * Math.PI * hertz) / RATE;
    // A filter of one step: the breath follows the pitch.
    blown += (nextNoise() - blown) * Math.min(1, (hertz * 2) / RATE + 0.05);
    let voice = Math.sin(phase);
    for (const [times, part] of overtones)
      voice += Math.sin(phase * times) * part * Math.exp(-since * dies * times * 0.4);
    const envelope = Math.min(1, since / attack, (1 - share) * 8) * Math.exp(-since * dies);
    const sample = voice * (1 - breath) + blown * breath * 2.2;
    samples[first + index] = (samples[first + index] ?? 0) + sample * envelope * loud;
  }
}

/** The tones together, at most as loud as `peak`. */
export function mixed(tones: readonly Tone[], peak: number): Float32Array {
  const seconds = Math.max(...tones.map(({ at = 0, seconds: length }) => at + length)) + 0.03;
  const samples = new Float32Array(Math.ceil(seconds * RATE));
  for (const tone of tones) addTone(samples, tone);
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return samples.map((sample) => (sample / loudest) * peak);
}
