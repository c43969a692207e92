import type { FieldKind } from './entryFields';

/**
 * How an answer is written, as an input's `pattern` says it. A number as people write it, with a
 * point or a comma. A name in a game begins with a letter or digit: `Name#1234`, `first.last_99`.
 */
export const ANSWER_PATTERN: Partial<Record<FieldKind, string>> = {
  NUMBER: String.raw`[+\-]?\d{1,15}([.,]\d{1,6})?`,
  GAME_ID: String.raw`[\p{L}\p{N}][\p{L}\p{M}\p{N} ._#\-]*`,
};
