const INT8 = 20;
const DATE = 1082;

/** The drivers differ in these: with both parsers every column reads the same on either engine. */
export const COLUMN_PARSERS: Record<number, (value: string) => unknown> = {
  [INT8]: Number,
  [DATE]: (value) => value,
};
