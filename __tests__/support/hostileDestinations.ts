import { readFileSync } from 'node:fs';

/**
 * Destinations that must never be followed after a log-in: each tries to leave, loop or confuse. The
 * journeys read the same file.
 */
export const hostileDestinations = JSON.parse(
  readFileSync('__tests__/support/hostileDestinations.json', 'utf8'),
) as readonly string[];
