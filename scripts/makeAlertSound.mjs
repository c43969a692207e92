// Makes public/static/alert.wav: three soft notes, up, under 20 kB. Run again after a change here:
// node scripts/makeAlertSound.mjs
import { writeFileSync } from 'node:fs';

const RATE = 16_000;
const SECONDS = 0.6;
const BYTES = 2;
const HEADER = 44;
/** A soft blow: how long until it is at its loudest, and how fast it dies away. */
const ATTACK_S = 0.006;
const FADE_S = 0.02;
/** Each begins while the one before it still sounds. */
const NOTES = [
  { hertz: 659.26, at: 0, loud: 0.5, dies: 7 },
  { hertz: 830.61, at: 0.09, loud: 0.45, dies: 7 },
  { hertz: 987.77, at: 0.18, loud: 0.6, dies: 8 },
];
/** What makes it a bell and no whistle. */
const OVERTONES = [
  { times: 1, loud: 1 },
  { times: 2, loud: 0.22 },
  { times: 3.01, loud: 0.1 },
];

function soundAt(seconds) {
  let sum = 0;
  for (const { hertz, at, loud, dies } of NOTES) {
    const since = seconds - at;
    if (since < 0) continue;
    const swell = Math.min(1, since / ATTACK_S);
    for (const tone of OVERTONES) {
      const fading = Math.exp(-since * dies * Math.sqrt(tone.times));
      sum += Math.sin(2 * Math.PI * hertz * tone.times * since) * loud * tone.loud * swell * fading;
    }
  }
  return sum * Math.min(1, (SECONDS - seconds) / FADE_S);
}

const count = Math.round(RATE * SECONDS);
const values = Array.from({ length: count }, (_, index) => soundAt(index / RATE));
const loudest = Math.max(...values.map(Math.abs));

const file = Buffer.alloc(HEADER + count * BYTES);
file.write('RIFF', 0);
file.writeUInt32LE(file.length - 8, 4);
file.write('WAVEfmt ', 8);
file.writeUInt32LE(16, 16);
file.writeUInt16LE(1, 20);
file.writeUInt16LE(1, 22);
file.writeUInt32LE(RATE, 24);
file.writeUInt32LE(RATE * BYTES, 28);
file.writeUInt16LE(BYTES, 32);
file.writeUInt16LE(BYTES * 8, 34);
file.write('data', 36);
file.writeUInt32LE(count * BYTES, 40);
values.forEach((value, index) =>
  file.writeInt16LE(Math.round((value / loudest) * 0.8 * 32_767), HEADER + index * BYTES),
);
writeFileSync(new URL('../public/static/alert.wav', import.meta.url), file);
