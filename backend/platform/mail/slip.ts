/** A sentence whose first part stands out. */
export interface Sentence {
  strong?: string;
  text: string;
}

/** One row of a list: what it is, and what it holds. */
export interface SlipLine {
  label: string;
  value: string;
}

/** What a mail about money shows: the fact, then the sum, its lines, and what happens next. */
export interface Slip {
  /** Hue of the creator whose thing it is about. */
  hue: number;
  /** What a mailbox shows beside the subject. */
  preview: string;
  /** Before the sum. */
  lead: Sentence;
  /** With its currency, as the reader writes it. */
  sum: string;
  /** After the sum. */
  about: Sentence;
  /** Words of somebody else's. */
  quote?: { text: string; from: string };
  lines: readonly SlipLine[];
  /** The last line, which the others lead to. */
  total?: SlipLine;
  /** After the lines: what happens next, and by when. */
  next?: Sentence;
  /** The button stands above the lines: there is something to do. */
  isActionFirst?: boolean;
  /** Under everything, small. */
  foot?: readonly string[];
}

const spoken = ({ strong, text }: Sentence) => [strong, text].filter(Boolean).join(' ');

/** The same in plain text: its paragraphs, in the order of the picture. */
export function slipInWords(slip: Slip, action: string | null): string[] {
  const { lead, sum, about, quote, lines, total, next, isActionFirst = false, foot = [] } = slip;
  const rows = [...lines, ...(total ? [total] : [])];
  const words = [
    [spoken(lead), sum, spoken(about)].filter(Boolean).join('\n'),
    quote && `${quote.text}\n${quote.from}`,
    isActionFirst ? action : null,
    rows.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    next && spoken(next),
    isActionFirst ? null : action,
    ...foot,
  ];
  return words.filter((part): part is string => Boolean(part));
}
