import { graphemesOf } from '@/lib/shared/graphemes';

const LETTERS = 100;

/** The beginning of a message in one line: at most a hundred letters of its body. */
export function previewOf(body: string): string {
  return graphemesOf(body.replaceAll(/\s+/g, ' ')).slice(0, LETTERS).join('');
}
