/** The choice a form names; the first one for what is none of them. */
export function oneOf<Choice extends string>(
  choices: readonly [Choice, ...Choice[]],
  value: string,
): Choice {
  return choices.find((choice) => choice === value) ?? choices[0];
}
