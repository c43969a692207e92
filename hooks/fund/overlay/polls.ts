import type { FundFace, Poll } from '@/lib/shared/fund/messages';

/** The votes that a stream shows: those that are open, else the last one that was. Pure. */
export function pollsShown({ polls }: Pick<FundFace, 'polls'>): Poll[] {
  const open = polls.filter(({ isOpen }) => isOpen);
  return open.length > 0 ? open : polls.slice(-1);
}
