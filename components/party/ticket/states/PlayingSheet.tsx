import { useState } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import {
  Label,
  Loud,
  LowerWords,
  Sheet,
  Strong,
  Upper,
} from '@/components/shared/ticket/TicketSheet.styles';
import type { Ticket } from '@/hooks/party/types';
import { othersUp } from '@/hooks/party/fan/squad';
import { useNow } from '@/hooks/ui/time/useNow';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { Clock, Hidden } from './States.styles';
import { pad } from '@/components/party/ticket/ticketIcons';

const SECOND_MS = 1000;
const MINUTE = 60;
/** The same for every code: their number tells nothing. */
const HIDDEN = '••••••';

/** In the game: how long, with whom, and the code for whoever has to get in once more. */
export function PlayingSheet({ ticket }: { ticket: Ticket }) {
  const { t, i18n } = useTranslation('ticket');
  const { startedAt, isMine, lobbyCode, party } = ticket;
  const now = useNow(SECOND_MS);
  const played =
    startedAt === null || now === null ? null : (now - Date.parse(startedAt)) / SECOND_MS;
  const isOver = (played ?? 0) >= (party.turnMinutes ?? Infinity) * MINUTE;
  const names = [party.creator.name, ...othersUp(ticket).map(({ handle }) => handle)];
  return (
    <Sheet $look="good">
      <Upper>
        <Strong as="h2">
          <DrawnIcon drawing={pad} />
          <span>{t(isMine ? 'ticket.playing_title' : 'ticket.playing_title_of')}</span>
        </Strong>
        {isMine && <Loud as="p">{t('ticket.playing_text')}</Loud>}
        {played !== null && <Clock role="timer">{clockFace(played)}</Clock>}
        {party.turnMinutes !== null && (
          <Label>
            {t(isOver ? 'ticket.turn_over' : 'ticket.turn_of', { minutes: party.turnMinutes })}
          </Label>
        )}
        <Label>
          {t('ticket.with', { names: new Intl.ListFormat(i18n.language).format(names) })}
        </Label>
      </Upper>
      {isMine && lobbyCode !== null && <HeldCode code={lobbyCode} />}
    </Sheet>
  );
}

/** The code, for as long as the button is held: a stream may show this window. */
function HeldCode({ code }: { code: string }) {
  const { t } = useTranslation('ticket');
  const [isHeld, setIsHeld] = useState(false);
  const show = () => setIsHeld(true);
  const hide = () => setIsHeld(false);
  return (
    <LowerWords>
      <Hidden>
        <span>{t('ticket.lobby')}</span>
        <b aria-live="polite">{isHeld ? code : HIDDEN}</b>
      </Hidden>
      <Button
        variant="quiet"
        size="small"
        icon="eye"
        aria-pressed={isHeld}
        onPointerDown={show}
        onPointerUp={hide}
        onPointerLeave={hide}
        onContextMenu={(event) => event.preventDefault()}
        onKeyDown={({ key }) => (key === ' ' || key === 'Enter') && show()}
        onKeyUp={hide}
        onBlur={hide}
      >
        {t('ticket.hold')}
      </Button>
    </LowerWords>
  );
}

/** 760 seconds: 12:40. */
function clockFace(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, '0')}`;
}
