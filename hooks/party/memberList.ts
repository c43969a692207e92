import { STATUS } from '@/lib/shared/partyStatus';

export interface Row {
  id: string;
  number: number;
  status: number;
}

/**
 * The live first page followed by pages fetched earlier. A later row whose number the first
 * page has already passed was called or has left since it was fetched, so it goes.
 */
export function joinPages<Member extends Row>(
  first: readonly Member[],
  later: readonly Member[],
): Member[] {
  const shown = new Set(first.map((member) => member.id));
  const waiting = first.filter((member) => member.status === STATUS.waiting);
  const lastNumber = waiting.at(-1)?.number ?? 0;
  return [
    ...first,
    ...later.filter((member) => !shown.has(member.id) && member.number > lastNumber),
  ];
}
