import { ANSWER_PATTERN } from './answerPattern';

/** What a question asks for. */
export const FIELD_KINDS = ['TEXT', 'NUMBER', 'GAME_ID', 'LINK'] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

/** One question a fan answers on joining. */
export interface EntryField {
  key: string;
  kind: FieldKind;
  label: string;
  required: boolean;
  maxLength: number;
}

/** Why an answer does not fit its question. */
export type AnswerProblem = 'required' | 'too_long' | 'number' | 'game_id' | 'link';

const FITS: Record<FieldKind, (value: string) => boolean> = {
  TEXT: () => true,
  NUMBER: (value) => isWritten('NUMBER', value),
  GAME_ID: (value) => isWritten('GAME_ID', value),
  LINK: isWebLink,
};

const PROBLEMS = { NUMBER: 'number', GAME_ID: 'game_id', LINK: 'link' } as const;

/**
 * What is wrong with a trimmed answer; null when it fits. An empty one fits where none is required,
 * or where the question is asked of nobody in particular (`isComplete` false: a host adds a guest).
 */
export function answerProblem(
  field: { kind: FieldKind; required: boolean; maxLength: number },
  value: string,
  isComplete = true,
): AnswerProblem | null {
  if (value === '') return field.required && isComplete ? 'required' : null;
  if (value.length > field.maxLength) return 'too_long';
  return field.kind === 'TEXT' || FITS[field.kind](value) ? null : PROBLEMS[field.kind];
}

/** Under what an answer is remembered, so that the same question of another party finds it. */
export function questionOf({ kind, label }: { kind: FieldKind; label: string }): string {
  return `${kind}:${label.toLowerCase()}`;
}

function isWritten(kind: FieldKind, value: string): boolean {
  return new RegExp(`^(?:${ANSWER_PATTERN[kind] ?? ''})$`, 'u').test(value);
}

function isWebLink(value: string): boolean {
  try {
    const { protocol, username, password } = new URL(value);
    return /^https?:$/.test(protocol) && username === '' && password === '';
  } catch {
    return false;
  }
}
