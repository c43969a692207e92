import { newestToolOf, plannedToolsOf, type PlannedTool } from './shownTools';

/** So many stand on a page that has more to say. */
const MOST = 3;

/** Those of a list who run something now, the first few, in its order. */
export function liveNow<Creator extends Parameters<typeof newestToolOf>[0]>(
  creators: readonly Creator[],
): Creator[] {
  return creators.filter((creator) => newestToolOf(creator) !== null).slice(0, MOST);
}

/** Something that opens by itself, and by whom. */
export interface ComingTool {
  /** Name and handle of its creator. */
  name: string;
  handle: string;
  tool: PlannedTool;
}

type Planner = Parameters<typeof plannedToolsOf>[0] & { name: string; handle: string };

/** What of a list's creators opens next: the first few, soonest first. `now` in ms since 1970. */
export function comingNext(creators: readonly Planner[], now: number): ComingTool[] {
  return creators
    .flatMap((creator) =>
      plannedToolsOf(creator).map((tool) => ({
        name: creator.name,
        handle: creator.handle,
        tool,
      })),
    )
    .filter(({ tool }) => Date.parse(tool.opensAt) > now)
    .sort((a, b) => a.tool.opensAt.localeCompare(b.tool.opensAt))
    .slice(0, MOST);
}
