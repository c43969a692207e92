import { createMp3Encoder, createOggEncoder } from 'wasm-media-encoders';
import { SOUND_IDS, type SoundName } from './sounds';
import { RATE } from './synth';
import { tuneOf } from './tunes';

const MP3_KBIT = 48;
/** Of the Vorbis scale from -1 to 10. */
const OGG_QUALITY = 1;
/** Drawn by lot where none is given, and then no two runs would write the same bytes. */
const OGG_SERIAL = 1;

type Encoder =
  Awaited<ReturnType<typeof createMp3Encoder>> | Awaited<ReturnType<typeof createOggEncoder>>;

function encoded(encoder: Encoder, samples: Float32Array): Buffer {
  // Each call gives a view into memory that the next call writes over.
  const begun = Buffer.from(encoder.encode([samples]));
  return Buffer.concat([begun, Buffer.from(encoder.finalize())]);
}

const names = (): SoundName[] =>
  Object.keys(SOUND_IDS).filter((name): name is SoundName => name in SOUND_IDS);

function addresses(
  kind: string,
  encode: (samples: Float32Array) => Buffer,
): Record<string, string> {
  const entries = names().map((name) => {
    const data = encode(tuneOf(name)).toString('base64');
    return [SOUND_IDS[name], `data:${kind};base64,${data}`] as const;
  });
  return Object.fromEntries(entries);
}

/** All sounds as addresses of data, by id. */
export async function soundsAsMp3(): Promise<Record<string, string>> {
  const encoder = await createMp3Encoder();
  return addresses('audio/mpeg', (samples) => {
    encoder.configure({ sampleRate: RATE, channels: 1, bitrate: MP3_KBIT });
    return encoded(encoder, samples);
  });
}

/** The same in the other codec. */
export async function soundsAsOgg(): Promise<Record<string, string>> {
  const encoder = await createOggEncoder();
  return addresses('audio/ogg', (samples) => {
    encoder.configure({
      sampleRate: RATE,
      channels: 1,
      vbrQuality: OGG_QUALITY,
      oggSerialNo: OGG_SERIAL,
    });
    return encoded(encoder, samples);
  });
}
