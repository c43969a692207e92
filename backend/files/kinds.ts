import { isUtf8 } from 'node:buffer';

/** Bytes from a file's start by which it is recognised. */
export const HEAD_BYTES = 4096;

interface FileKind {
  contentType: string;
  /** What names of such files may end in. */
  endings: readonly string[];
  matches: (head: Buffer) => boolean;
}

const at =
  (text: string, place = 0) =>
  (head: Buffer) =>
    head.subarray(place, place + text.length).equals(Buffer.from(text, 'latin1'));
/** An ISO media file names its brand after `ftyp`. */
const brand = (pattern: RegExp) => (head: Buffer) =>
  at('ftyp', 4)(head) && pattern.test(head.subarray(8, 12).toString('latin1'));
const riff = (form: string) => (head: Buffer) => at('RIFF')(head) && at(form, 8)(head);
const any =
  (...tests: readonly ((head: Buffer) => boolean)[]) =>
  (head: Buffer) =>
    tests.some((test) => test(head));

/**
 * What creators and fans send one another. Programs, scripts, pages and whatever else does something
 * when it is opened are not among them, by content and by name: a text called `.bat` is a program.
 */
const KINDS: readonly FileKind[] = [
  { contentType: 'image/png', endings: ['png', 'apng'], matches: at('\x89PNG\r\n\x1a\n') },
  { contentType: 'image/jpeg', endings: ['jpg', 'jpeg'], matches: at('\xff\xd8\xff') },
  { contentType: 'image/gif', endings: ['gif'], matches: any(at('GIF87a'), at('GIF89a')) },
  { contentType: 'image/webp', endings: ['webp'], matches: riff('WEBP') },
  { contentType: 'image/avif', endings: ['avif'], matches: brand(/^avi[fs]$/) },
  { contentType: 'image/heic', endings: ['heic', 'heif'], matches: brand(/^(?:hei[cx]|mif1)$/) },
  { contentType: 'image/tiff', endings: ['tif', 'tiff'], matches: any(at('II*\0'), at('MM\0*')) },
  { contentType: 'image/vnd.adobe.photoshop', endings: ['psd', 'psb'], matches: at('8BPS') },
  { contentType: 'video/quicktime', endings: ['mov', 'qt'], matches: brand(/^qt {2}$/) },
  { contentType: 'audio/mp4', endings: ['m4a'], matches: brand(/^M4[AB] $/) },
  // Any other brand of the family is a film.
  { contentType: 'video/mp4', endings: ['mp4', 'm4v', 'mov', 'm4a'], matches: at('ftyp', 4) },
  { contentType: 'video/webm', endings: ['webm', 'mkv'], matches: at('\x1a\x45\xdf\xa3') },
  { contentType: 'video/x-msvideo', endings: ['avi'], matches: riff('AVI ') },
  { contentType: 'audio/wav', endings: ['wav'], matches: riff('WAVE') },
  { contentType: 'audio/flac', endings: ['flac'], matches: at('fLaC') },
  { contentType: 'audio/ogg', endings: ['ogg', 'oga', 'ogv', 'opus'], matches: at('OggS') },
  {
    contentType: 'audio/mpeg',
    endings: ['mp3'],
    matches: any(at('ID3'), at('\xff\xfb'), at('\xff\xf3'), at('\xff\xf2')),
  },
  { contentType: 'audio/midi', endings: ['mid', 'midi'], matches: at('MThd') },
  { contentType: 'application/pdf', endings: ['pdf'], matches: at('%PDF-') },
  {
    contentType: 'application/zip',
    endings: [
      ...['zip', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp', 'epub'],
      ...['kra', 'procreate', 'fig', 'mcpack', 'mcworld', 'osk', 'osz', 'streamDeckProfile'],
    ].map((ending) => ending.toLowerCase()),
    matches: any(at('PK\x03\x04'), at('PK\x05\x06')),
  },
  {
    contentType: 'application/x-7z-compressed',
    endings: ['7z'],
    matches: at('7z\xbc\xaf\x27\x1c'),
  },
  { contentType: 'application/vnd.rar', endings: ['rar'], matches: at('Rar!\x1a\x07') },
  { contentType: 'application/gzip', endings: ['gz', 'tgz'], matches: at('\x1f\x8b') },
  { contentType: 'font/ttf', endings: ['ttf'], matches: any(at('\0\x01\0\0\0'), at('true')) },
  { contentType: 'font/otf', endings: ['otf'], matches: at('OTTO') },
  { contentType: 'font/woff2', endings: ['woff2'], matches: at('wOF2') },
  { contentType: 'model/gltf-binary', endings: ['glb', 'vrm'], matches: at('glTF') },
  {
    contentType: 'text/plain',
    endings: ['txt', 'md', 'csv', 'json', 'srt', 'vtt', 'ass', 'cube', 'ini', 'cfg', 'log'],
    matches: isText,
  },
];

/** The type of a file by how it begins, if a file of this name may be that; null: none that is taken. */
export function contentTypeOf(head: Buffer, name: string): string | null {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  if (ending === undefined) return null;
  const kind = KINDS.find(({ matches }) => matches(head));
  return kind?.endings.includes(ending) ? kind.contentType : null;
}

function isText(head: Buffer): boolean {
  if (head.includes(0)) return false;
  // Its last letter may be cut in two, three or four.
  return [0, 1, 2, 3].some((cut) => isUtf8(head.subarray(0, head.length - cut)));
}
