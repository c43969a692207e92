import { useTranslation } from '@/hooks/ui/useTranslation';
import styled from 'styled-components';
import type { TFunction } from 'i18next';
import type { HostMember } from '@/hooks/party/types';
import { LANE } from '@/lib/shared/parties/lanes';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import { media } from '@/styles/media';
import { oneLine } from '@/styles/mixins';
import { color, radius, size, space, toneColors, weight, type Tone } from '@/styles/tokens';
import { useQueue } from '@/components/party/console/QueueContext';

const Tag = styled.span<{ $tone: Tone | null }>`
  ${oneLine}
  flex: 0 999 auto;
  min-width: 1.75rem;
  max-width: 100%;
  padding: 0 ${space[2]};
  border-radius: ${radius.round};
  background: ${({ $tone }) => ($tone ? toneColors($tone).soft : color.sunken)};
  color: ${({ $tone }) => ($tone ? toneColors($tone).text : color.textQuiet)};
  font-size: ${size.tiny};
  font-weight: ${weight.strong};
  line-height: 1.375rem;

  @media ${media.dock} {
    padding: 0;
    background: none;
    line-height: 1rem;
  }
`;

/** The one thing a host should know of somebody in the list; the rest is in the menu of their row. */
export function RowTag({ member }: { member: HostMember }) {
  const { t } = useTranslation('console');
  const { areAllNew } = useQueue();
  const tag = tagOf(member, areAllNew, t);
  if (tag === null) return null;
  return (
    <Tag $tone={tag.tone} title={tag.word}>
      {tag.word}
    </Tag>
  );
}

const ENDED_TONE: Record<number, Tone> = {
  [STATUS.missed]: 'wait',
  [STATUS.skipped]: 'wait',
  [STATUS.removed]: 'stop',
  [STATUS.blocked]: 'stop',
  [STATUS.played]: 'good',
};

interface TagWords {
  word: string;
  tone: Tone | null;
}

function tagOf(member: HostMember, areAllNew: boolean, t: TFunction): TagWords | null {
  const { status, lane, misses, seats, isGuest, isBought, isFollower, timesPlayed, note } = member;
  if (status === STATUS.away) return { word: t('tag.away'), tone: 'wait' };
  if (status > STATUS.playing) {
    return { word: t(`party:status.${status}`), tone: ENDED_TONE[status] ?? null };
  }
  if (isBought) return { word: t('row.bought'), tone: 'accent' };
  if (lane === LANE.priority) return { word: t('row.priority'), tone: 'accent' };
  if (misses > 0) return { word: t('tag.missed', { count: misses }), tone: null };
  if (lane === LANE.returned) return { word: t('row.returned'), tone: 'wait' };
  if (seats > 1) return { word: t('row.seats', { count: seats }), tone: null };
  if (isGuest) return { word: t('row.guest'), tone: null };
  // Where everybody is new the word says nothing.
  if (timesPlayed === 0 && !areAllNew) return { word: t('tag.first'), tone: 'accent' };
  if (note !== null) return { word: t('note.title'), tone: null };
  return isFollower ? { word: t('row.follower'), tone: null } : null;
}
