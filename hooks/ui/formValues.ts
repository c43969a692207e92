/** A text field, '' when it is missing. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

/** A text field whose emptiness means "none". */
export function textOrNull(data: FormData, name: string): string | null {
  return textOf(data, name).trim() || null;
}

/** A number field, null when empty. */
export function numberOrNull(data: FormData, name: string): number | null {
  const text = textOf(data, name).trim();
  return text === '' ? null : Number(text);
}

/** The choice a form names; the first one for what is none of them. */
export function oneOf<Choice extends string>(
  choices: readonly [Choice, ...Choice[]],
  value: string,
): Choice {
  return choices.find((choice) => choice === value) ?? choices[0];
}
