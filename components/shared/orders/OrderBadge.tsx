import { Badge } from '@/components/ui/Badge';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { situationOf, toldRole, type Situation } from '@/lib/orders/situation';
import { serverNow } from '@/lib/secureql/browser/serverClock';
import type { BookingLine } from '@/lib/shared/bookings/views';
import type { Tone } from '@/styles/tokens';
import { situationIcons } from './orderIcons';

const TONES: Readonly<Record<Situation, Tone | undefined>> = {
  pending: 'wait',
  requested: 'wait',
  unscheduled: 'wait',
  upcoming: 'good',
  running: 'good',
  answers: 'wait',
  making: 'good',
  late: 'stop',
  delivered: 'accent',
  played: undefined,
  instant: 'good',
  place: 'good',
  queued: 'good',
  placePlayed: undefined,
  done: 'good',
  cancelled: undefined,
  disputed: 'stop',
};

/** Where an order stands: by word, by sign, by colour. Needs the namespace `orders`. */
export function OrderBadge({ order }: { order: BookingLine }) {
  const { t } = useTranslation('orders');
  const situation = situationOf(order, serverNow());
  const name = order.other?.name ?? t('somebody');
  return (
    <Badge $tone={TONES[situation]}>
      <DrawnIcon drawing={situationIcons[situation]} size={16} />
      {t(`state.${situation}.${toldRole(order, situation)}`, { name })}
    </Badge>
  );
}
