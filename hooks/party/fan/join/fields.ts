/** Name of the input for how many come together, beside those of every join form. */
export const SEATS_FIELD = '_seats';
