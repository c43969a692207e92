import dynamic from 'next/dynamic';
import { useState } from 'react';
import { CalendarLink } from '@/components/shared/slots/CalendarLink';
import { orderIcons } from '@/components/shared/orders/orderIcons';
import { Button } from '@/components/ui/buttons/Button';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { FormError } from '@/components/ui/forms/FormError';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { cancelKeyOf } from '@/hooks/order/cancelKey';
import { mainActOf } from '@/hooks/order/mainAct';
import type { Order } from '@/hooks/order/useOrder';
import {
  checkoutPath,
  resolutionPath,
  servicePath,
  stripePath,
} from '@/lib/navigation/tools/experiencePath';
import { isGiven } from '@/lib/orders/given';
import type { BookingAct, BookingPage } from '@/lib/shared/bookings/views';
import { ActRow } from './Order.styles';
import { useOrderWords } from './words';

const CancelDialog = dynamic(() => import('./dialogs/CancelDialog').then((m) => m.CancelDialog));
const TellDialog = dynamic(() => import('./dialogs/TellDialog').then((m) => m.TellDialog));
const MoveDialog = dynamic(() => import('./dialogs/MoveDialog').then((m) => m.MoveDialog));
const DeliverDialog = dynamic(() =>
  import('./dialogs/DeliverDialog').then((module) => module.DeliverDialog),
);
const AnswersDialog = dynamic(() =>
  import('./dialogs/AnswersDialog').then((module) => module.AnswersDialog),
);

type Opened = 'cancel' | 'decline' | 'revise' | 'withdraw' | 'move' | 'deliver' | 'answers';

/** Acts that ask or tell something first. */
const OPENS: Partial<Record<BookingAct, Opened>> = {
  CANCEL: 'cancel',
  CANCEL_LATE: 'cancel',
  DECLINE: 'decline',
  REVISE: 'revise',
  WITHDRAW: 'withdraw',
  SCHEDULE: 'move',
  MOVE: 'move',
  PROPOSE_MOVE: 'move',
  DELIVER: 'deliver',
  ANSWER: 'answers',
};

/** Acts that one press does. */
const AT_ONCE: Partial<
  Record<
    BookingAct,
    'bookings/accept/' | 'bookings/begin/' | 'bookings/approve/' | 'bookings/check-in/'
  >
> = {
  CHECK_IN: 'bookings/check-in/',
  ACCEPT: 'bookings/accept/',
  BEGIN: 'bookings/begin/',
  APPROVE: 'bookings/approve/',
};

/** The order in which acts stand; what has a place of its own is not among them. */
const SHOWN: readonly BookingAct[] = [
  ...([
    'CHECK_IN',
    'PAY',
    'ACCEPT',
    'SCHEDULE',
    'ANSWER',
    'BEGIN',
    'DELIVER',
    'APPROVE',
    'REVISE',
    'MOVE',
  ] as const),
  ...(['PROPOSE_MOVE', 'BOOK_AGAIN', 'DECLINE', 'WITHDRAW', 'CANCEL_LATE', 'CANCEL'] as const),
  'OPEN_CASE',
];
const COSTLY: ReadonlySet<BookingAct> = new Set(['DECLINE', 'CANCEL_LATE', 'CANCEL']);

/** What can be done with an order: one thing filled at most, what costs money says it. */
export function Acts({ held, onChat }: { held: Order; onChat: () => void }) {
  const { order, refusal, forget } = held;
  const { t, tell, name } = useOrderWords(order);
  const [opened, setOpened] = useState<Opened | null>(null);
  const main = mainActOf(order);
  const acts = SHOWN.filter((act) => order.acts.includes(act));
  const hasCalendar = order.kind === 'SESSION' && order.state === 'CONFIRMED';
  const waitsToCancel =
    order.isLate && order.role === 'BUYER' && !order.acts.includes('CANCEL_LATE');
  const open = (which: Opened) => {
    forget();
    setOpened(which);
  };
  return (
    <>
      <FormError code={refusal}>{opened === null && refusal && t(`errors:${refusal}`)}</FormError>
      <ActRow>
        {main === 'CALENDAR' && <Calendar order={order} isMain />}
        {main === 'CHAT' && <Button onClick={onChat}>{t('act.CHAT', { name })}</Button>}
        {acts.map((act) => (
          <ActButton key={act} act={act} isMain={act === main} held={held} onOpen={open} />
        ))}
        {hasCalendar && main !== 'CALENDAR' && <Calendar order={order} isMain={false} />}
        {waitsToCancel && order.lateCancelAt !== null && (
          <Button variant="quiet" aria-disabled>
            <span>{tell('act.cancel_from')}</span>
          </Button>
        )}
      </ActRow>
      {opened !== null && <OpenedDialog {...{ held, opened }} onClose={() => setOpened(null)} />}
    </>
  );
}

function Calendar({ order, isMain }: { order: BookingPage; isMain: boolean }) {
  const { t } = useOrderWords(order);
  return (
    <CalendarLink bookingId={order.id} variant={isMain ? 'primary' : 'quiet'}>
      <DrawnIcon drawing={orderIcons.calendar} size={20} />
      {t('act.calendar')}
    </CalendarLink>
  );
}

function wordsOf(act: BookingAct, order: BookingPage): string {
  const { kind, needsAnswers } = order;
  if (act === 'CANCEL' || (act === 'CANCEL_LATE' && isGiven(order))) return cancelKeyOf(order);
  if (act === 'ANSWER' && !needsAnswers) return 'act.ANSWER_again';
  if (act === 'APPROVE' && kind !== 'DELIVERY') return 'act.APPROVE_played';
  return `act.${act}`;
}

interface ActButtonProps {
  act: BookingAct;
  isMain: boolean;
  held: Order;
  onOpen: (which: Opened) => void;
}

function ActButton({ act, isMain, held, onOpen }: ActButtonProps) {
  const { order, running } = held;
  const { t, values } = useOrderWords(order);
  const { serviceId, serviceTierId, creator } = order;
  const variant = isMain ? 'primary' : COSTLY.has(act) ? 'danger' : 'quiet';
  const words = t(wordsOf(act, order), values);
  if (act === 'PAY') {
    if (serviceId === null || serviceTierId === null) return null;
    return (
      <ButtonLink href={stripePath(serviceId, serviceTierId, order.id)} variant={variant}>
        {words}
      </ButtonLink>
    );
  }
  if (act === 'OPEN_CASE') {
    return (
      <ButtonLink href={resolutionPath(order.id)} variant="quiet">
        {words}
      </ButtonLink>
    );
  }
  if (act === 'BOOK_AGAIN') {
    if (serviceId === null || creator === null) return null;
    const href =
      serviceTierId === null
        ? servicePath(creator.handle, serviceId)
        : checkoutPath(serviceId, serviceTierId);
    return (
      <ButtonLink href={href} variant={variant}>
        {words}
      </ButtonLink>
    );
  }
  const path = AT_ONCE[act];
  const opens = OPENS[act];
  return (
    <Button
      variant={variant}
      isLoading={path !== undefined && running === path}
      onClick={() => {
        if (path) void held.act({ path, more: {} });
        else if (opens) onOpen(opens);
      }}
    >
      {words}
    </Button>
  );
}

interface OpenedProps {
  held: Order;
  opened: Opened;
  onClose: () => void;
}

function OpenedDialog({ held, opened, onClose }: OpenedProps) {
  const { creator, serviceTierId } = held.order;
  switch (opened) {
    case 'cancel':
      return <CancelDialog {...{ held, onClose }} />;
    case 'deliver':
      return <DeliverDialog {...{ held, onClose }} />;
    case 'answers':
      return <AnswersDialog {...{ held, onClose }} />;
    case 'move':
      return creator === null || serviceTierId === null ? null : (
        <MoveDialog {...{ held, onClose, serviceTierId }} creatorId={creator.id} />
      );
    default:
      return <TellDialog {...{ held, onClose }} about={opened} />;
  }
}
