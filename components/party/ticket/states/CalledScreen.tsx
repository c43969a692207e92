import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { CallRing } from '@/components/shared/called/CallRing';
import { UserPhoto } from '@/components/ui/UserPhoto';
import { useTabSign } from '@/hooks/called/useTabSign';
import type { Ticket } from '@/hooks/party/types';
import type { useTicketVerbs } from '@/hooks/party/fan/useTicketVerbs';
import { useCountdown } from '@/hooks/ui/time/useCountdown';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { knowsServerTime } from '@/lib/secureql/browser/serverClock';
import { parseExtraPublic } from '@/lib/shared/creators/extraPublic';
import { othersUp } from '@/hooks/party/fan/squad';
import { Receipt } from '@/components/party/ticket/parts/Receipt';
import { Act, Caller, Full, Later, Small, Title } from './CalledScreen.styles';

/** The backend looks for what is overdue every second. */
const SETTLE_MS = 2000;

interface Props {
  ticket: Ticket;
  verbs: ReturnType<typeof useTicketVerbs>;
  /** Runs a verb and keeps the focus on the page. */
  act: (verb: () => Promise<void>) => Promise<void>;
  reload: () => Promise<void>;
}

/** Called: the whole window, how long there is to answer, and one big button that Enter presses. */
export function CalledScreen({ ticket, verbs, act, reload }: Props) {
  const { t, i18n } = useTranslation('ticket');
  const { readyBy, calledAt, misses, missLimit, party } = ticket;
  const titleId = useId();
  const screen = useRef<HTMLDialogElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const left = useCountdown(readyBy);
  const isOverdue = left === 0;
  useTabSign({
    words: left === null ? t('ticket.called_title') : t('called:called.tab', { seconds: left }),
    icon: 'called',
    isWhole: true,
  });

  const learnTime = useEffectEvent(() => {
    if (!knowsServerTime()) void reload();
  });
  useEffect(() => {
    learnTime();
    const dialog = screen.current;
    if (!dialog) return undefined;
    // The server shows it open; only a modal one keeps the focus and lies above the header.
    dialog.close();
    dialog.showModal();
    button.current?.focus();
    return () => dialog.close();
  }, []);

  const readAgain = useEffectEvent(() => void reload());
  useEffect(() => {
    if (!isOverdue) return undefined;
    const timer = setTimeout(() => readAgain(), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [isOverdue]);

  const others = othersUp(ticket);
  const names = new Intl.ListFormat(i18n.language).format(others.map(({ handle }) => handle));
  return (
    <Full
      ref={screen}
      open
      role="alertdialog"
      aria-labelledby={titleId}
      onCancel={(event) => event.preventDefault()}
    >
      <Caller>
        <UserPhoto
          src={parseExtraPublic(party.creator.extra_public).profile_photo}
          name={party.creator.handle}
          side={44}
        />
        <span>{t('called:called.by', { name: party.creator.name })}</span>
      </Caller>
      <Title id={titleId}>{t('ticket.called_title')}</Title>
      {readyBy !== null && <CallRing since={calledAt} until={readyBy} />}
      <div>
        <p>
          <b>
            <bdi>{party.game}</bdi>
          </b>
          {names !== '' && <> · {t('ticket.with', { names })}</>}
        </p>
        <Small as="div">
          <Receipt ticket={ticket} />
        </Small>
      </div>
      <Act ref={button} type="button" onClick={() => void act(verbs.confirmReady)}>
        {t(verbs.isConfirming ? 'ticket.ready_running' : 'ticket.ready_button')}
      </Act>
      <Later type="button" onClick={() => void act(verbs.answerLater)}>
        {t('ticket.later')}
      </Later>
      <Small role={isOverdue ? 'status' : undefined}>{underButton()}</Small>
    </Full>
  );

  function underButton() {
    if (verbs.errorCode) return t(`errors:${verbs.errorCode}`);
    if (isOverdue) return t('ready.over');
    return t(misses + 1 >= missLimit ? 'ready.last' : 'ready.first');
  }
}
