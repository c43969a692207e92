import Link from 'next/link';
import { LocalTime } from '@/components/shared/LocalTime';
import { Amount } from '@/components/shared/money/Amount';
import { Told, marks } from '@/components/shared/money/Told';
import { Icon } from '@/components/ui/icons/Icon';
import { Note } from '@/components/party/ticket/Ticket.styles';
import type { Ticket } from '@/hooks/party/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { orderPath } from '@/lib/navigation/tools/experiencePath';

/** Beside the place: where its money is, and when it moves. */
export function BoughtNote({ ticket: { bought, party } }: { ticket: Ticket }) {
  const { t } = useTranslation('ticket');
  if (bought === null) return null;
  const { bookingId, price, currency, state, at } = bought;
  const key = state === 'WAITS' && at === null ? 'bought.WAITS_open' : `bought.${state}`;
  return (
    <Note>
      <Icon name="info" />
      <p>
        <b>
          {price === null ? (
            t('bought.title_given')
          ) : (
            <Told
              text={t('bought.title', marks('amount'))}
              parts={{ amount: <Amount amount={price} currency={currency} /> }}
            />
          )}
        </b>{' '}
        <Told
          text={t(key, { ...marks('time'), name: party.creator.name })}
          parts={{ time: at && <LocalTime at={at} as="slot" /> }}
        />{' '}
        <Link href={orderPath(bookingId)}>{t('bought.order')}</Link>
      </p>
    </Note>
  );
}
