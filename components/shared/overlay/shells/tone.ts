/**
 * `won`: the panel is inverted, for a winner and for nobody else; of capsules also the one that is to
 * be read first.
 */
export type Tone = 'usual' | 'won';
