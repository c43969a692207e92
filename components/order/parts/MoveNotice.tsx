import { Button } from '@/components/ui/buttons/Button';
import { Notice } from '@/components/ui/Notice';
import { Cluster } from '@/components/ui/Stack';
import { useOrderWords } from '@/components/order/words';
import type { Order } from '@/hooks/order/useOrder';

/** Another time was proposed: what it is, and the answer, or taking it back. */
export function MoveNotice({ held }: { held: Order }) {
  const { order, act, running } = held;
  const { t, tell, name } = useOrderWords(order);
  if (order.proposedStart === null || order.moveAnswerBy === null) return null;
  const isMine = order.acts.includes('ANSWER_MOVE');
  const answer = (isAccepted: boolean) =>
    void act({ path: 'bookings/answer-move/', more: { isAccepted } });
  return (
    <Notice
      kind={isMine ? 'warning' : 'info'}
      title={t(isMine ? 'move.asked' : 'move.asking', { name })}
    >
      <p>{tell(isMine ? 'move.asked_text' : 'move.asking_text')}</p>
      <Cluster>
        {isMine && (
          <>
            <Button isLoading={running === 'bookings/answer-move/'} onClick={() => answer(true)}>
              {tell('move.yes')}
            </Button>
            <Button variant="quiet" onClick={() => answer(false)}>
              {t('move.no')}
            </Button>
          </>
        )}
        {order.acts.includes('TAKE_BACK_MOVE') && (
          <Button
            variant="quiet"
            isLoading={running === 'bookings/take-back-move/'}
            onClick={() => void act({ path: 'bookings/take-back-move/', more: {} })}
          >
            {t('move.take_back')}
          </Button>
        )}
      </Cluster>
    </Notice>
  );
}
