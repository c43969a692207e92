import { useTranslation } from '@/hooks/ui/useTranslation';
import { RequireRight } from '@/components/console/RequireRight';
import { useStreamSafe } from '@/hooks/session/private/useStreamSafe';
import { Ring } from '@/components/console/stage/Ring';
import { Check, Place, SeatRoot } from '@/components/console/stage/Seats.styles';
import { Button } from '@/components/ui/buttons/Button';
import { Icon } from '@/components/ui/icons/Icon';
import { useCountdown } from '@/hooks/ui/time/useCountdown';
import type { HostMember } from '@/hooks/party/types';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import { useQueue } from '@/components/party/console/QueueContext';
import { RowMenu } from '@/components/party/console/rows/RowMenu';

/** What is said beside a state: how many they are, and their first answer where that may be seen. */
function useBeside(member: HostMember): string {
  const { t } = useTranslation('console');
  const { party } = useQueue();
  const { isHidden, hold } = useStreamSafe();
  const [first] = party.entryFields;
  const answer = member.fields.find(({ key }) => key === first?.key)?.value;
  const isShown = !isHidden || hold.isHeld;
  const group = member.seats > 1 && t('row.seats', { count: member.seats });
  return [group, isShown && answer].filter(Boolean).join(' · ');
}

/** Somebody who was called, until they play. */
export function TakenSeat({ member }: { member: HostMember }) {
  const { t } = useTranslation('console');
  const { party } = useQueue();
  const left = useCountdown(member.readyBy);
  const beside = useBeside(member);
  const isReady = member.status === STATUS.ready;
  const state = isReady ? t('party:status.130') : t(left === 0 ? 'row.time_up' : 'round.called');
  return (
    <SeatRoot data-entry={member.id} $look={isReady ? 'ready' : 'called'}>
      {isReady ? (
        <Check>
          <Icon name="check" />
        </Check>
      ) : (
        <Ring left={left} total={party.readySeconds} label={t('row.answer_by')} />
      )}
      <span>
        <b title={member.handle}>
          <bdi>{member.handle}</bdi>
        </b>
        <small>{[state, beside].filter(Boolean).join(' · ')}</small>
      </span>
      <RequireRight>
        <RowMenu member={member} />
      </RequireRight>
    </SeatRoot>
  );
}

/** A place nobody was called for yet. */
export function EmptySeat() {
  return (
    <SeatRoot $look="free" aria-hidden="true">
      <Place />
    </SeatRoot>
  );
}

/** The same with whoever would come there. `place` in line, from 1. */
export function ComingSeat({ member, place }: { member: HostMember; place: number }) {
  const { t } = useTranslation('console');
  const { run } = useQueue();
  const { handle } = member;
  const beside = useBeside(member);
  return (
    <SeatRoot $look="free" data-coming="">
      <Place />
      <span>
        <b title={handle}>{handle}</b>
        <small>{[t('round.place', { place }), beside].filter(Boolean).join(' · ')}</small>
      </span>
      <RequireRight>
        <Button
          size="small"
          variant="quiet"
          aria-label={t('round.call_label', { handle })}
          onClick={() => run('CALL', member)}
        >
          {t('act.CALL')}
        </Button>
      </RequireRight>
    </SeatRoot>
  );
}
