/** Tones in hertz: soft ones for news, rising ones that call, one that counts seconds. */
const TUNES = { news: [660, 880], call: [880, 1320], count: [1320] } as const;
const TONE_SECONDS = 0.18;
const LOUDNESS = { news: 0.15, call: 0.35, count: 0.3 } as const;
/** A browser that blocks sound leaves the start pending until the reader presses something. */
const START_MS = 400;

let audio: AudioContext | null = null;

/** Plays a short tune. Silent, without an error, where the browser has or allows no sound. */
export async function playTune(tune: keyof typeof TUNES): Promise<void> {
  if (typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  const deadline = new Promise((resolve) => setTimeout(resolve, START_MS));
  await Promise.race([audio.resume(), deadline]);
  if (audio.state !== 'running') return;
  const start = audio.currentTime;
  for (const [index, hertz] of TUNES[tune].entries()) {
    playTone(audio, hertz, LOUDNESS[tune], start + index * TONE_SECONDS);
  }
}

/** Swells and fades, because a tone that is cut off clicks. */
function playTone(context: AudioContext, hertz: number, loudness: number, at: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loudness, at + 0.02);
  volume.gain.linearRampToValueAtTime(0, at + TONE_SECONDS);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + TONE_SECONDS);
}
