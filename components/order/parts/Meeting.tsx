import { useState } from 'react';
import { Box } from './Parts.styles';
import { useOrderWords } from '@/components/order/words';
import { Private } from '@/components/shared/private/Private';
import { orderIcons } from '@/components/shared/orders/orderIcons';
import { Button } from '@/components/ui/buttons/Button';
import { CopyButton } from '@/components/ui/buttons/CopyButton';
import { TextArea } from '@/components/ui/forms/TextArea';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { Cluster } from '@/components/ui/Stack';
import type { Order } from '@/hooks/order/useOrder';
import { useToast } from '@/hooks/ui/toasts/useToast';
import { LIMITS } from '@/lib/shared/limits';

/** Where a session takes place: written by the creator, seen by the buyer from shortly before it on. */
export function Meeting({ held }: { held: Order }) {
  const { order } = held;
  const { t, tell } = useOrderWords(order);
  if (order.kind !== 'SESSION') return null;
  if (order.acts.includes('SET_MEETING')) return <MeetingForm held={held} />;
  if (order.meeting !== null) {
    return (
      <Box aria-labelledby="meeting-title">
        <h2 id="meeting-title">{t('meeting.title')}</h2>
        <blockquote>
          <Private>
            <bdi>{order.meeting}</bdi>
          </Private>
        </blockquote>
        <div>
          <CopyButton text={order.meeting} label={t('meeting.copy')} />
        </div>
      </Box>
    );
  }
  if (order.role !== 'BUYER' || order.state !== 'CONFIRMED') return null;
  return (
    <Box>
      <Cluster>
        <DrawnIcon drawing={orderIcons.lock} size={22} />
        <p>
          <b>{t('meeting.title')}</b>
          <br />
          <span className="fine">
            {tell(order.hasMeeting ? 'meeting.opens' : 'meeting.not_yet')}
          </span>
        </p>
      </Cluster>
    </Box>
  );
}

function MeetingForm({ held }: { held: Order }) {
  const { order, act, running } = held;
  const { t, tell } = useOrderWords(order);
  const toast = useToast();
  const [text, setText] = useState(order.meeting ?? '');
  return (
    <Box>
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          const more = { meeting: text.trim() || null };
          void act({ path: 'bookings/set-meeting/', more }).then((isDone) => {
            if (isDone) toast.success(t('meeting.saved'));
          });
        }}
      >
        <TextArea
          name="meeting"
          label={t('meeting.label')}
          hint={tell('meeting.hint')}
          rows={2}
          maxLength={LIMITS.meetingNote}
          value={text}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
        />
        <div>
          <Button
            type="submit"
            variant="quiet"
            size="small"
            isLoading={running === 'bookings/set-meeting/'}
          >
            {t('meeting.save')}
          </Button>
        </div>
      </form>
    </Box>
  );
}
