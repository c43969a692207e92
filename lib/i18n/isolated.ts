/** A name inside of a sentence: whatever its script, the words around it stay in their order. */
export const isolated = (text: string) => `\u2068${text}\u2069`;
