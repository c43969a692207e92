import { Box } from './Parts.styles';
import { useOrderWords } from '@/components/order/words';
import { FileLink } from '@/components/shared/files/FileLine';
import { LocalTime } from '@/components/shared/LocalTime';
import { ExternalLink } from '@/components/ui/buttons/ExternalLink';
import type { BookingPage, Delivery } from '@/lib/shared/bookings/views';

/** What was handed over, the newest first, and what an instant tier gives. */
export function Deliveries({ order }: { order: BookingPage }) {
  const { t } = useOrderWords(order);
  const newest = order.deliveries.toSorted((a, b) => b.no - a.no);
  const isInstant = order.kind === 'INSTANT' && (order.link !== null || order.files.length > 0);
  return (
    <>
      {isInstant && (
        <Box aria-labelledby="instant-title">
          <h2 id="instant-title">
            {t(order.role === 'CREATOR' ? 'delivery.title' : 'delivery.yours')}
          </h2>
          {order.files.map((file) => (
            <FileLink key={file.id} file={file} />
          ))}
          {order.link !== null && <ExternalLink href={order.link}>{order.link}</ExternalLink>}
        </Box>
      )}
      {newest.map((delivery) => (
        <DeliveryBox key={delivery.no} order={order} delivery={delivery} />
      ))}
    </>
  );
}

function DeliveryBox({ order, delivery }: { order: BookingPage; delivery: Delivery }) {
  const { t } = useOrderWords(order);
  const { no, note, links, files, at } = delivery;
  const isOnly = order.deliveries.length === 1;
  return (
    <Box aria-labelledby={`delivery-${no}`}>
      <h2 id={`delivery-${no}`}>
        {t(isOnly ? 'delivery.title' : 'delivery.title_no', { number: no })}{' '}
        <span className="fine">
          <LocalTime at={at} as="slot" />
        </span>
      </h2>
      {note !== null && (
        <blockquote>
          <bdi>{note}</bdi>
        </blockquote>
      )}
      {files.map((file) => (
        <FileLink key={file.id} file={file} />
      ))}
      {links.length > 0 && (
        <ul role="list">
          {links.map((link) => (
            <li key={link}>
              <ExternalLink href={link}>{link}</ExternalLink>
            </li>
          ))}
        </ul>
      )}
    </Box>
  );
}
