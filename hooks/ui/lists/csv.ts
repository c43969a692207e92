/** A table program would run what begins like a formula; an apostrophe makes it a text. */
const FORMULA = /^[=+\-@\t\r]/;

/** Words of somebody, or a number of ours, which may begin with a minus. */
export type Cell = string | { number: string };

function written(cell: Cell): string {
  if (typeof cell !== 'string') return cell.number;
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows of cells as a file that table programs read (RFC 4180, with a mark for UTF-8). */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(written).join(',')).join('\r\n')}\r\n`;
}
