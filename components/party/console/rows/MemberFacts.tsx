import { useTranslation } from '@/hooks/ui/useTranslation';
import styled from 'styled-components';
import { Private } from '@/components/shared/private/Private';
import { answersWithLabels } from '@/hooks/forms/answers';
import type { HostMember } from '@/hooks/party/types';
import { useQueue } from '@/components/party/console/QueueContext';
import { tabularFigures } from '@/styles/mixins';
import { color, size, space, weight } from '@/styles/tokens';

const Root = styled.div`
  display: grid;
  gap: ${space[1]};
  max-width: 18rem;
  padding: ${space[2]} ${space[3]};
  margin-bottom: ${space[1]};
  border-bottom: 1px solid ${color.line};
  color: ${color.textQuiet};
  font-size: ${size.small};
  overflow-wrap: anywhere;
  ${tabularFigures}

  dl {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 ${space[3]};
  }

  dd,
  b {
    color: ${color.text};
    font-weight: ${weight.strong};
  }
`;

/** What is known of somebody: numbers, answers, why they ended, what hosts noted. */
export function MemberFacts({ member }: { member: HostMember }) {
  const { t } = useTranslation('console');
  const { party } = useQueue();
  const { number, note, endReason, timesPlayed, misses, noShows, isVerified, isFollower } = member;
  const answers = answersWithLabels(member.fields, party.entryFields);
  const facts = [
    t('row.number', { number }),
    member.seats > 1 && t('row.seats', { count: member.seats }),
    member.isGuest && t('row.guest'),
    member.isBought && t('row.bought'),
    timesPlayed > 0 && t('row.played', { count: timesPlayed }),
    noShows > 0 && t('row.no_shows', { count: noShows }),
    misses > 0 && t('row.misses', { count: misses }),
    isVerified && t('row.verified'),
    isFollower && t('row.follower'),
  ];
  return (
    <Root>
      <b>
        <bdi>{member.handle}</bdi>
      </b>
      <p>{facts.filter(Boolean).join(' · ')}</p>
      {endReason && <p>{t('row.reason', { reason: endReason })}</p>}
      {answers.length > 0 && (
        <dl>
          {answers.map((answer) => (
            <AnswerLine key={answer.key} label={answer.label} value={answer.value} />
          ))}
        </dl>
      )}
      {note && (
        <p>
          {t('note.title')}:{' '}
          <Private>
            <b dir="auto">{note}</b>
          </Private>
        </p>
      )}
    </Root>
  );
}

function AnswerLine({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt dir="auto">{label}</dt>
      <dd dir="auto">
        <Private>{value}</Private>
      </dd>
    </>
  );
}
