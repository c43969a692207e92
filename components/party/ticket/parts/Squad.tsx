import { UserPhoto } from '@/components/ui/UserPhoto';
import { squadOf } from '@/hooks/party/fan/squad';
import type { Ticket } from '@/hooks/party/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import { Missing, SquadList, SquadRoot } from '@/components/party/ticket/states/States.styles';

const SIDE = 44;

/** Who plays together, and who of them has not answered yet. */
export function Squad({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('ticket');
  const squad = squadOf(ticket);
  if (squad.length < 2) return null;
  return (
    <SquadRoot aria-labelledby="squad-title">
      <h2 id="squad-title">{t('squad.title')}</h2>
      <SquadList>
        {squad.map(({ id, number, handle, status, profilePhoto }) => {
          const isMe = number === ticket.number && ticket.isMine;
          const isHere = status !== STATUS.called;
          return (
            <li key={id} className={isMe ? 'me' : undefined}>
              {isHere ? <UserPhoto src={profilePhoto} name={handle} side={SIDE} /> : <Missing />}
              <b title={handle}>{isMe ? t('squad.you') : handle}</b>
              {/* The sheet above says that they play. */}
              {status !== STATUS.playing && (
                <span>{t(isHere ? 'squad.here' : 'squad.called')}</span>
              )}
            </li>
          );
        })}
      </SquadList>
    </SquadRoot>
  );
}
