import { newestToolOf } from './shownTools';

/** So many creators who are live stand on a page that has more to say. */
const MOST_LIVE = 3;

/** Those of a list who run something now, the first few, in its order. */
export function liveNow<Creator extends Parameters<typeof newestToolOf>[0]>(
  creators: readonly Creator[],
): Creator[] {
  return creators.filter((creator) => newestToolOf(creator) !== null).slice(0, MOST_LIVE);
}
