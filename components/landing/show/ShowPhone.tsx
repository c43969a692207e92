import { useLayoutEffect, useRef } from 'react';
import {
  Label,
  Loud,
  Sheet,
  Upper,
  type TicketLook,
} from '@/components/shared/ticket/TicketSheet.styles';
import { WaitingSheet } from '@/components/shared/ticket/WaitingSheet';
import { Button } from '@/components/ui/buttons/Button';
import type { Show, ShowStep } from '@/hooks/landing/showScript';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { Phone, PhoneScreen } from './ShowScene.styles';

interface Props {
  step: ShowStep;
  show: Show;
  onReady: () => void;
  /** The button that had the focus leaves with its step. */
  onGone: () => void;
}

/** The phone of the viewer who is called. A visitor on a phone holds one already. */
export function ShowPhone({ step, show, onReady, onGone }: Props) {
  const { t } = useTranslation('landing');
  return (
    <Phone role="group" aria-label={t('show.phone_label')}>
      <PhoneScreen>
        <p>{t('queue.sample')}</p>
        <Ticket step={step} show={show} />
        {step === 'called' && <ReadyButton onPress={onReady} onGone={onGone} />}
      </PhoneScreen>
    </Phone>
  );
}

/** Words of the ticket at each step after the first, and its look. */
const SHEETS: Record<
  Exclude<ShowStep, 'idle'>,
  { look: TicketLook; title: string; text: string }
> = {
  called: { look: 'hot', title: 'ticket.called_title', text: 'ready.first' },
  ready: { look: 'good', title: 'ticket.ready_title', text: 'ready.soon' },
  playing: { look: 'good', title: 'ticket.playing_title', text: 'ticket.playing_text' },
  done: { look: 'soft', title: 'ticket.played_title', text: 'played.COOLDOWN' },
};

function Ticket({ step, show: { hero, party } }: Pick<Props, 'step' | 'show'>) {
  const { t } = useTranslation('ticket');
  if (step === 'idle') {
    const { state, orderPolicy } = party;
    return (
      <WaitingSheet
        isSmall
        ticket={{
          position: 1,
          noLaterThan: null,
          isMine: true,
          handle: hero,
          waitRange: { fromMinutes: 1, toMinutes: 3 },
          party: { state, orderPolicy, game: 'Rift Runners' },
        }}
      />
    );
  }
  const { look, title, text } = SHEETS[step];
  return (
    <Sheet key={step} $look={look}>
      <Upper>
        <Loud as="p" $isLong>
          {t(title, { handle: hero })}
        </Loud>
        <Label>{t(text, { count: 5 })}</Label>
      </Upper>
    </Sheet>
  );
}

function ReadyButton({ onPress, onGone }: { onPress: () => void; onGone: () => void }) {
  const { t } = useTranslation('ticket');
  const root = useRef<HTMLDivElement>(null);
  const gone = useRef(onGone);
  useLayoutEffect(() => {
    const held = root.current;
    const leave = gone.current;
    return () => {
      if (held?.contains(document.activeElement)) leave();
    };
  }, []);
  return (
    <div ref={root}>
      <Button size="large" isWide onClick={onPress}>
        {t('ticket.ready_button')}
      </Button>
    </div>
  );
}
