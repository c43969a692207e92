/** Names of the inputs a draw adds to those of every join form. */
export const DRAW_FIELD = { country: '_country', isOfAge: '_age' } as const;

/** What stands for any country the draw does not name: ISO 3166 leaves it to its users. */
export const ELSEWHERE = 'ZZ';
