import type { Context } from '@/backend/platform/context';
import { creatorId as callingCreator } from '@/backend/platform/member';
import { hasWord } from './policy';
import * as repository from './wordRepository';

/** The words a creator does not want to read in names and answers. */
export interface WordList {
  words: string[];
}

/** The caller's own list. Errors: auth.required, forbidden (a fan). */
export async function myWords(context: Context): Promise<WordList> {
  return { words: await repository.wordsOf(context.db, callingCreator(context)) };
}

/**
 * Makes these the caller's list, each once, for names and answers from now on. Errors: auth.required,
 * forbidden (a fan).
 */
export async function saveWords(
  context: Context,
  input: { words: readonly string[] },
): Promise<WordList> {
  const words = [...new Set(input.words)];
  await repository.replaceWords(context.db, callingCreator(context), words, context.now());
  return { words };
}

/** Returns what says whether a text may be shown at a creator's tools. */
export async function wordFilterOf(
  context: Context,
  creatorId: string,
): Promise<(text: string) => boolean> {
  const words = await repository.wordsOf(context.db, creatorId);
  return (text) => !hasWord(words, text);
}

/** Whether a text may be shown at the tools of each of these creators. */
export async function passesAll(
  context: Context,
  creatorIds: readonly string[],
  text: string,
): Promise<boolean> {
  const lists = await repository.wordsOfAll(context.db, creatorIds);
  return !lists.some((words) => hasWord(words, text));
}
