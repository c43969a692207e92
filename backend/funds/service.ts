/** Everything about contributions. */
export * from './contributions';
