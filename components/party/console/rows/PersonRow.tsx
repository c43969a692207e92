import { useTranslation } from '@/hooks/ui/useTranslation';
import type { ReactNode } from 'react';
import { Avatar } from '@/components/ui/Avatar';
import { Badge } from '@/components/ui/Badge';
import { Button } from '@/components/ui/buttons/Button';
import type { IconName } from '@/components/ui/icons/iconPaths';
import { StatusBadge, type Status } from '@/components/ui/StatusBadge';
import { chiefActionsFor, type RowAction } from '@/hooks/party/console/rowActions';
import type { HostMember } from '@/hooks/party/types';
import { LANE } from '@/lib/shared/parties/lanes';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import { useQueue } from '@/components/party/console/QueueContext';
import { RequireRight } from '@/components/console/RequireRight';
import { PersonFacts } from './PersonFacts';
import { Acts, Handle, Marks, Row, Who } from './PersonRow.styles';
import { ReadyClock } from './ReadyClock';
import { RowMenu } from './RowMenu';

const LOOK: Record<number, Status> = {
  [STATUS.called]: 'wait',
  [STATUS.ready]: 'good',
  [STATUS.playing]: 'accent',
  [STATUS.missed]: 'wait',
  [STATUS.skipped]: 'wait',
  [STATUS.removed]: 'stop',
  [STATUS.blocked]: 'stop',
};

const ICON: Partial<Record<RowAction, IconName>> = { PLAYING: 'play', PLAYED: 'check' };

interface Props {
  member: HostMember;
  /** What stands before the person: their place, a grip, a box to pick them. */
  lead?: ReactNode;
  isSelected?: boolean | undefined;
  /** Is being moved; whoever is would land in front of or behind this one. */
  hand?: 'grabbed' | 'target' | 'behind' | undefined;
}

/** One person in the console, with what is known of them and what can be done. */
export function PersonRow({ member, lead, isSelected, hand }: Props) {
  const { t } = useTranslation('console');
  const { run } = useQueue();
  const { id, handle, status, readyBy } = member;
  return (
    <Row data-entry={id} data-hand={hand} $isSelected={isSelected}>
      {lead && <RequireRight>{lead}</RequireRight>}
      <Avatar src={member.profilePhoto} />
      <Who>
        <Handle>
          <bdi>{handle}</bdi>
        </Handle>
        <PersonMarks member={member} />
        <PersonFacts member={member} />
      </Who>
      <Acts>
        {status === STATUS.called && readyBy !== null && <ReadyClock readyBy={readyBy} />}
        <RequireRight>
          <span data-part="acts">
            {chiefActionsFor(member).map((act, index) => (
              <Button
                key={act}
                size="small"
                variant={index > 0 || status === STATUS.waiting ? 'quiet' : 'primary'}
                icon={ICON[act]}
                aria-label={t(`label.${act}`, { handle })}
                onClick={() => run(act, member)}
              >
                {t(`act.${act}`)}
              </Button>
            ))}
          </span>
          <RowMenu member={member} />
        </RequireRight>
      </Acts>
    </Row>
  );
}

/** State, lane, group and guest: each in a word. */
function PersonMarks({ member }: { member: HostMember }) {
  const { t } = useTranslation('console');
  const { status, lane, seats, isGuest, isFollower } = member;
  // Those away keep their place, and their list says that they are away.
  const isWaiting = status === STATUS.waiting || status === STATUS.away;
  const laneMark = lane === LANE.returned ? 'row.returned' : 'row.priority';
  const hasLaneMark = isWaiting && lane !== LANE.ordinary;
  if (isWaiting && !hasLaneMark && seats === 1 && !isGuest && !isFollower) return null;
  return (
    <Marks>
      {!isWaiting && (
        <StatusBadge status={LOOK[status] ?? 'quiet'}>{t(`party:status.${status}`)}</StatusBadge>
      )}
      {hasLaneMark && (
        <Badge $tone={lane === LANE.returned ? 'wait' : 'accent'}>{t(laneMark)}</Badge>
      )}
      {seats > 1 && <Badge>{t('row.seats', { count: seats })}</Badge>}
      {isFollower && <Badge>{t('row.follower')}</Badge>}
      {isGuest && <Badge>{t('row.guest')}</Badge>}
    </Marks>
  );
}
