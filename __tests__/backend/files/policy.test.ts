import { describe, expect, test } from '@jest/globals';
import { contentTypeOf } from '@/backend/files/kinds';
import { dispositionOf, fileNameOf, refusalOf } from '@/backend/files/policy';
import { LIMITS } from '@/lib/shared/limits';

const bytes = (text: string) => Buffer.from(text, 'latin1');

describe('what a file is', () => {
  test.each([
    ['emote.png', '\x89PNG\r\n\x1a\nrest', 'image/png'],
    ['Overlay.ZIP', 'PK\x03\x04rest', 'application/zip'],
    ['plan.docx', 'PK\x03\x04rest', 'application/zip'],
    ['shoutout.mp4', '\0\0\0\x20ftypisom', 'video/mp4'],
    ['shoutout.mov', '\0\0\0\x14ftypqt  ', 'video/quicktime'],
    ['alert.wav', 'RIFF\x24\0\0\0WAVEfmt ', 'audio/wav'],
    ['guide.pdf', '%PDF-1.7', 'application/pdf'],
    ['notes.md', '# plan', 'text/plain'],
  ])('%s is taken', (name, head, type) => {
    expect(contentTypeOf(bytes(head), name)).toBe(type);
  });

  test('a text whose last letter is cut in the middle is a text', () => {
    expect(contentTypeOf(Buffer.from('schön 🎮').subarray(0, -2), 'a.txt')).toBe('text/plain');
  });

  test.each([
    ['a program by its name', 'setup.exe', 'MZ\x90\0'],
    ['a program that calls itself a picture', 'cat.png', 'MZ\x90\0'],
    ['a script that is a text', 'run.bat', 'del *'],
    ['a page', 'a.html', '<script>'],
    ['a drawing that can run', 'a.svg', '<svg onload="x()">'],
    ['an archive with a name of a program', 'a.exe', 'PK\x03\x04'],
    ['a picture with a second ending', 'a.png.scr', '\x89PNG\r\n\x1a\n'],
    ['a file without an ending', 'README', 'text'],
    ['noise', 'a.txt', '\xff\xfe\x80\x81\x82\x83\x84'],
  ])('%s is not', (_what, name, head) => {
    expect(contentTypeOf(bytes(head), name)).toBeNull();
  });
});

describe('its name', () => {
  test.each([
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['C:\\Users\\me\\clip.mp4', 'clip.mp4'],
    ['  a<b>:"c|?*.png ', 'abc.png'],
    ['exe\u202Egnp.png', 'exegnp.png'],
    ['line\r\nbreak.txt', 'linebreak.txt'],
    ['.htaccess.txt', 'htaccess.txt'],
  ])('%j becomes %j', (given, kept) => {
    expect(fileNameOf(given)).toBe(kept);
  });

  test('a long one keeps its ending, and nothing is no name', () => {
    const name = fileNameOf(`${'ä'.repeat(300)}.png`);
    expect([name?.length, name?.endsWith('.png')]).toEqual([LIMITS.fileName, true]);
    for (const none of ['', '   ', '...', '/', '\u0000']) expect(fileNameOf(none)).toBeNull();
  });

  test('the header names it for old and new browsers, and cannot be broken out of', () => {
    expect(dispositionOf('Überblick "1".pdf')).toBe(
      `attachment; filename="U_berblick _1_.pdf"; filename*=UTF-8''%C3%9Cberblick%20%221%22.pdf`,
    );
    expect(dispositionOf('a\r\nSet-Cookie: x.txt')).not.toMatch(/[\r\n]/);
  });
});

test('what is too much is refused, with what is there already', () => {
  const none = { files: 0, inOrder: 0, ofCreator: 0 };
  const MB = 1024 * 1024;
  expect(refusalOf('ANSWER', 25 * MB, none)).toBeNull();
  expect(refusalOf('ANSWER', 25 * MB + 1, none)).toBe('file.too_large');
  expect(refusalOf('DELIVERY', 500 * MB, none)).toBeNull();
  expect(refusalOf('DELIVERY', 500 * MB + 1, none)).toBe('file.too_large');
  expect(refusalOf('DELIVERY', 1, { ...none, files: 40 })).toBe('file.too_many');
  expect(refusalOf('DELIVERY', 1, { ...none, inOrder: 2048 * MB })).toBe('file.quota');
  expect(refusalOf('DELIVERY', 1, { ...none, ofCreator: 20 * 1024 * MB })).toBe('file.quota');
});
