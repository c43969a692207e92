import { CopyButton } from '@/components/ui/buttons/CopyButton';
import { Icon } from '@/components/ui/icons/Icon';
import {
  Label,
  Loud,
  LowerWords,
  Sheet,
  Strong,
  Upper,
} from '@/components/shared/ticket/TicketSheet.styles';
import type { Ticket } from '@/hooks/party/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { GoodAct, LobbyCode, Watermark } from './States.styles';

const MARKS = 60;

/** Ready: only now there is a way into the game. */
export function ReadySheet({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('ticket');
  const { lobbyCode, handle, number, isMine } = ticket;
  const mark = `${handle} · ${t('ticket.number', { number })}`;
  return (
    <Sheet $look="good">
      <Upper>
        {lobbyCode !== null && isMine && (
          <Watermark aria-hidden="true">
            {Array.from({ length: MARKS }, (_, index) => (
              <span key={index}>{mark}</span>
            ))}
          </Watermark>
        )}
        <Strong as="h2">
          <Icon name="check" size={28} />
          <span>{t(isMine ? 'ticket.ready_title' : 'ticket.ready_title_of', { handle })}</span>
        </Strong>
        {lobbyCode === null || !isMine ? (
          <Loud as="p" $isLong>
            {t('ready.soon')}
          </Loud>
        ) : (
          <>
            <LobbyCode $length={lobbyCode.length}>{lobbyCode}</LobbyCode>
            <Label>{t('ticket.lobby')}</Label>
            <GoodAct>
              <CopyButton text={lobbyCode} label={t('ticket.copy_code')} size="large" isWide />
            </GoodAct>
          </>
        )}
      </Upper>
      {isMine && (
        <LowerWords>
          {lobbyCode !== null && <Icon name="eye-off" />}
          <p>{t(lobbyCode === null ? 'ticket.lobby_none' : 'ticket.lobby_watermark')}</p>
        </LowerWords>
      )}
    </Sheet>
  );
}
