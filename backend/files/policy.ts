import { line } from '@/lib/shared/text';
import { LIMITS } from '@/lib/shared/limits';
import type { ErrorCode } from '@/lib/shared/errors';
import type { FileUse } from '@/lib/shared/files/files';

/** How much there is already, in bytes; `files`: how many of the same order or tier. */
export interface Room {
  files: number;
  inOrder: number;
  ofCreator: number;
}

/** Why a file of so many bytes is not taken; null: it is. */
export function refusalOf(use: FileUse, bytes: number, room: Room): ErrorCode | null {
  const most = use === 'ANSWER' ? LIMITS.answerFileBytes : LIMITS.fileBytes;
  if (bytes > most) return 'file.too_large';
  if (room.files >= LIMITS.orderFiles) return 'file.too_many';
  const isFull =
    room.inOrder + bytes > LIMITS.orderBytes || room.ofCreator + bytes > LIMITS.creatorFileBytes;
  return isFull ? 'file.quota' : null;
}

const nameSchema = line(1000).pipe(line(LIMITS.fileName).min(1));

/**
 * A name that every system can store: the last part of a path, without what Windows refuses. A long
 * one keeps its ending. Null: nothing is left of it.
 */
export function fileNameOf(given: string): string | null {
  const bare = (given.split(/[\\/]/).at(-1) ?? '')
    .replace(/[<>:"|?*\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const ending = /\.[^.\s]{1,20}$/.exec(bare)?.[0] ?? '';
  const stem = [...bare.slice(0, bare.length - ending.length)].slice(
    0,
    LIMITS.fileName - ending.length,
  );
  const parsed = nameSchema.safeParse(
    stem.join('').slice(0, LIMITS.fileName - ending.length) + ending,
  );
  return parsed.success && stem.length > 0 ? parsed.data : null;
}

/** The header by which a browser stores a file under its name instead of showing it (RFC 6266). */
export function dispositionOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const full = encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`;
}
