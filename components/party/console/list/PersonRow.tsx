import { useTranslation } from '@/hooks/ui/useTranslation';
import type { ReactNode } from 'react';
import { Private } from '@/components/shared/private/Private';
import { RequireRight } from '@/components/console/RequireRight';
import { Button } from '@/components/ui/buttons/Button';
import { chiefActionFor } from '@/hooks/party/console/rowActions';
import type { HostMember } from '@/hooks/party/types';
import { isLive } from '@/lib/shared/parties/partyStatus';
import { useQueue } from '@/components/party/console/QueueContext';
import { RowMenu } from '@/components/party/console/rows/RowMenu';
import { WaitSoFar } from '@/components/party/console/rows/WaitSoFar';
import { AnswerCells } from './List.styles';
import { ActCell, NameCell, Row, TimeCell } from './Row.styles';
import { RowTag } from './RowTag';

interface Props {
  member: HostMember;
  /** Their place in line, empty where they have none. */
  place: ReactNode;
  picture: ReactNode;
  isSelected?: boolean;
  /** Belongs to the round after the one on stage. */
  isUpcoming?: boolean;
  /** Nobody who can be called now. */
  isQuiet?: boolean;
  /** Is being moved; whoever is would land in front of or behind this one. */
  hand?: 'grabbed' | 'target' | 'behind' | undefined;
}

/** One person of a list, on one line. */
export function PersonRow({ member, place, picture, isSelected, hand, ...look }: Props) {
  const { t } = useTranslation('console');
  const { run, onPick } = useQueue();
  const { id, handle, status, waitingSince, awaySince } = member;
  const chief = chiefActionFor(member);
  return (
    <Row
      data-entry={id}
      data-hand={hand}
      data-picked={isSelected || undefined}
      data-waits={isLive(status) || undefined}
      $isUpcoming={look.isUpcoming ?? false}
      $isQuiet={look.isQuiet ?? false}
    >
      <span data-part="grip">{place}</span>
      {picture}
      <NameCell>
        <b title={handle}>
          <bdi>{handle}</bdi>
        </b>
        <RowTag member={member} />
      </NameCell>
      <RowAnswers member={member} />
      <TimeCell>{isLive(status) && <WaitSoFar since={awaySince ?? waitingSince} />}</TimeCell>
      <ActCell>
        <RequireRight>
          <span data-part="acts">
            {chief && (
              <Button
                size="small"
                variant="quiet"
                aria-label={t(`label.${chief}`, { handle })}
                onClick={() => run(chief, member)}
              >
                {t(`act.${chief}`)}
              </Button>
            )}
          </span>
          <RowMenu member={member} onPick={onPick} />
        </RequireRight>
      </ActCell>
    </Row>
  );
}

function RowAnswers({ member }: { member: HostMember }) {
  const { party } = useQueue();
  return (
    <AnswerCells>
      {party.entryFields.map(({ key }) => {
        const value = member.fields.find((answer) => answer.key === key)?.value;
        return (
          <span key={key}>
            {value && (
              <Private>
                <b dir="auto" title={value}>
                  {value}
                </b>
              </Private>
            )}
          </span>
        );
      })}
    </AnswerCells>
  );
}
