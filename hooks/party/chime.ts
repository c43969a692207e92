/** Two soft notes a fifth apart: frequency in hertz, start in seconds. */
const NOTES = [
  [659.3, 0],
  [987.8, 0.16],
] as const;

const LOUDNESS = 0.12;
const NOTE_S = 0.7;

/** Plays the host's chime. Where the browser lets no sound out yet, nothing happens. */
export async function chime(): Promise<void> {
  const audio = new AudioContext();
  try {
    await audio.resume();
    for (const [frequency, start] of NOTES) {
      const at = audio.currentTime + start;
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.frequency.value = frequency;
      volume.gain.setValueAtTime(0, at);
      volume.gain.linearRampToValueAtTime(LOUDNESS, at + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, at + NOTE_S);
      tone.connect(volume).connect(audio.destination);
      tone.start(at);
      tone.stop(at + NOTE_S);
    }
    await new Promise((resolve) => setTimeout(resolve, 1000));
  } finally {
    await audio.close();
  }
}
