import type { ShownTool } from '@/lib/live/shownTools';

/** Names of the tools, as keys below `nav.`. */
export const TOOL_NAMES = { queue: 'party', chance: 'chance', fund: 'fund' } as const;

/** What is counted of each tool. */
export const COUNTS = {
  queue: 'live.waiting',
  chance: 'live.entered',
  fund: 'live.supporters',
} as const;

/** What the button of a live tool says to a reader. */
export function wayIn({ tool, state }: ShownTool) {
  if (tool === 'fund') return state === 'OPEN' ? 'live.support' : 'live.see_fund';
  if (tool === 'queue') return state === 'OPEN' ? 'live.join' : 'live.look';
  return state === 'OPEN' ? 'live.enter' : 'live.see_draw';
}
