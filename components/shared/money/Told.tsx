import { Fragment, type ReactNode } from 'react';

interface Props {
  /** A text whose values were given as `marks`. */
  text: string;
  /** What stands for each value. */
  parts: Readonly<Record<string, ReactNode>>;
}

/** Values for a text, to be replaced by parts of a page: `t('next', marks('amount', 'day'))`. */
export const marks = (...names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, `<${name}>`]));

/** A sentence in which an amount can be covered or a date stand out, wherever a language puts it. */
export function Told({ text, parts }: Props) {
  return text
    .split(/<(\w+)>/)
    .map((piece, index) => <Fragment key={index}>{index % 2 ? parts[piece] : piece}</Fragment>);
}
