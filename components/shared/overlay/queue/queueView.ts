import type { TFunction } from 'i18next';
import type { OverlayParty } from '@/hooks/widgets/overlayParty';
import type { ShownMember } from '@/lib/shared/parties/messages';
import { isRunning } from '@/lib/shared/parties/partyActions';
import { STATUS, isUp } from '@/lib/shared/parties/partyStatus';

/** What an overlay needs of a queue. */
export type ShownQueue = Omit<OverlayParty, 'creator'>;

/** More names than these are a number: the page keeps few nodes over a long stream. */
const MOST_NEXT = 12;

/** What all designs of a queue say, each in its own shape. */
export interface QueueView {
  title: string;
  now: ShownMember[];
  next: ShownMember[];
  /** The head of `next`: only lanes have a next one, any other order picks when it calls. */
  nextLabel: string;
  isInOrder: boolean;
  /** How many wait, in words; null: nobody. */
  count: string | null;
  memberCount: number;
  /** "Round 3"; null before the first. */
  round: string | null;
  /** "Paused", "Full right now" …; null: people can join. */
  state: string | null;
  /** Stands where names would be; null: there are names. */
  sentence: string | null;
  /** What the host tells everybody. */
  notice: string | null;
  /** Over the address; null: there is no way in. */
  wayLabel: string | null;
}

/** Says whether somebody could join now. */
export function canJoin({ state, queueSize, memberCount }: ShownQueue): boolean {
  return state === 'OPEN' && (queueSize === null || memberCount < queueSize);
}

/** What stands in the overlay of a queue. */
export function queueView(queue: ShownQueue, t: TFunction): QueueView {
  const { state, orderPolicy, roundNo, memberCount, partyMembers } = queue;
  const hasEnded = state === 'ENDED';
  const isOpen = canJoin(queue);
  const isInOrder = orderPolicy === 'LANES';
  const now = hasEnded ? [] : partyMembers.filter((member) => isUp(member.status));
  const next = hasEnded ? [] : partyMembers.filter(({ status }) => status === STATUS.waiting);
  const word = state === 'OPEN' ? t('full') : t(`state.${state === 'SCHEDULED' ? 'DRAFT' : state}`);
  return {
    title: queue.title,
    now,
    next: next.slice(0, MOST_NEXT),
    nextLabel: t(isInOrder ? 'next' : 'in_line'),
    isInOrder,
    count: memberCount > 0 ? t('waiting', { count: memberCount }) : null,
    memberCount,
    round: roundNo > 0 ? t('round', { number: roundNo }) : null,
    state: isOpen ? null : word,
    sentence: now.length > 0 ? null : sentenceFor(queue, t),
    notice: hasEnded ? null : queue.notice,
    wayLabel: isRunning(queue) ? t(isOpen ? 'join' : 'watch') : null,
  };
}

/** What to say while nobody is up. */
function sentenceFor({ state, memberCount }: ShownQueue, t: TFunction): string {
  if (state === 'DRAFT' || state === 'SCHEDULED') return t('state.DRAFT');
  if (state === 'ENDED') return t('state.ENDED');
  if (state === 'PAUSED') return t('back_soon');
  return t(state === 'OPEN' && memberCount === 0 ? 'be_first' : 'nobody');
}
