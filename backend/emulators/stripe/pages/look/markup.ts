import { escapeMarkup } from '@/lib/shared/escapeMarkup';

/** HTML that may be shown as it is; only `html` makes it, so nothing gets in unescaped. */
export class Markup {
  constructor(readonly text: string) {}
}

export type Piece = Markup | string | number | null | false | readonly Piece[];

/** A template whose values are escaped, unless they are markup themselves; null and false are nothing. */
export function html(parts: TemplateStringsArray, ...values: readonly Piece[]): Markup {
  const written = values.map((value, index) => write(value) + (parts[index + 1] ?? ''));
  return new Markup((parts[0] ?? '') + written.join(''));
}

function write(piece: Piece): string {
  if (piece instanceof Markup) return piece.text;
  if (piece === null || piece === false) return '';
  if (typeof piece === 'string' || typeof piece === 'number') return escapeMarkup(String(piece));
  return piece.map(write).join('');
}
