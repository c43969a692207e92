import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A picture of one colour, with a place and a camera in its EXIF when asked for. */
export function anImage(
  format: 'jpeg' | 'png' | 'webp',
  { width = 64, height = 48, exif = false } = {},
): Promise<Buffer> {
  const canvas = sharp({ create: { width, height, channels: 3, background: '#8a3fb0' } });
  const results = exif
    ? canvas
        .withExif({
          IFD0: { Make: 'SecretCam' },
          IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 30/1 0/1' },
        })
        .withMetadata({ orientation: 6 })
    : canvas;
  return results.toFormat(format).toBuffer();
}

/** A PNG whose header promises this size, with hardly any pixels behind it. */
export function promisingPng(
  width: number,
  height: number,
  { bits = 8, alpha = false } = {},
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bits, alpha ? 6 : 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
