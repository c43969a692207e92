import { Box } from './Parts.styles';
import { useOrderWords } from '@/components/order/words';
import { FileLink } from '@/components/shared/files/FileLine';
import type { BookingPage } from '@/lib/shared/bookings/views';

/** What the creator asked and the buyer answered, and the word beside the order. */
export function Answers({ order }: { order: BookingPage }) {
  const { t } = useOrderWords(order);
  const given = order.answers.filter(({ value, file }) => value !== null || file !== null);
  if (given.length === 0 && order.note === null) return null;
  return (
    <Box aria-labelledby="answers-title">
      <h2 id="answers-title">
        {t(`answers.title.${order.role}`, { name: order.buyer?.name ?? '' })}
      </h2>
      <ul role="list">
        {given.map(({ questionId, text, value, file }) => (
          <li key={questionId}>
            <p className="fine">
              <bdi>{text}</bdi>
            </p>
            {value !== null && (
              <p>
                <bdi>{value}</bdi>
              </p>
            )}
            {file && <FileLink file={file} />}
          </li>
        ))}
        {order.note !== null && (
          <li>
            <p className="fine">{t('answers.note')}</p>
            <blockquote>
              <bdi>{order.note}</bdi>
            </blockquote>
          </li>
        )}
      </ul>
    </Box>
  );
}
