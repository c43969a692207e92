import { Amount } from '@/components/shared/money/Amount';
import { LocalTime } from '@/components/shared/LocalTime';
import { Avatar } from '@/components/ui/Avatar';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { orderWords, type OrderWhen } from '@/hooks/experiences/orderWords';
import { useNow } from '@/hooks/ui/time/useNow';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { roughTime } from '@/lib/i18n/time/roughTime';
import { orderPath } from '@/lib/navigation/tools/experiencePath';
import type { BookingLine } from '@/lib/shared/bookings/views';
import { Row, When, Who } from './Orders.styles';

/** Who booked what, what it waits for until when, what comes of it, and the one thing to do. */
export function OrderRow({ line }: { line: BookingLine }) {
  const { t } = useTranslation('experiences');
  const { what, when, tone, act, isChief } = orderWords(line);
  const { other, title, startsAt } = line;
  const name = other?.name ?? t('order.nobody');
  return (
    <Row>
      <Who>
        <Avatar size={45} src={other?.profilePhoto ?? undefined} name={other?.handle} />
        <div>
          <h3>
            <bdi>{name}</bdi>, <bdi>{title}</bdi>
          </h3>
          <p>
            {t(`order.${what}`, { name })}
            {what === 'wants' && startsAt && (
              <>
                {' '}
                <LocalTime at={startsAt} as="moment" />
              </>
            )}
            {what === 'booked' && (
              <>
                {' '}
                <bdi>{line.tierName}</bdi>
              </>
            )}
          </p>
        </div>
      </Who>
      <When data-tone={tone}>{when && <WhenWords {...when} />}</When>
      <p>
        <VisuallyHidden>{t('order.you_receive')} </VisuallyHidden>
        <Amount amount={line.net ?? line.price} currency={line.currency} />
      </p>
      <ButtonLink href={orderPath(line.id)} variant={isChief ? 'primary' : 'quiet'} size="small">
        <span>
          {t(`order.act_${act}`)}
          <VisuallyHidden>
            : {name}, {title}
          </VisuallyHidden>
        </span>
      </ButtonLink>
    </Row>
  );
}

const MINUTE_MS = 60_000;

/** A length of time where one has to act, else the time itself; the other of the two below it. */
function WhenWords({ event, at }: OrderWhen) {
  const { t, i18n } = useTranslation('experiences');
  // The server does not know when its page is read.
  const now = useNow(MINUTE_MS);
  const away = now === null ? 0 : Date.parse(at) - now;
  // Who answers too late is told so by the order itself.
  const time = roughTime(event === 'to_answer' ? Math.max(0, away) : Math.abs(away), i18n.language);
  const isLength = event === 'late' || event === 'to_answer';
  const moment = (
    <LocalTime at={at} as={event === 'due_in' || event === 'ended' ? 'date' : 'moment'} />
  );
  if (event === 'ended') return moment;
  if (event === 'accepts') {
    return (
      <>
        <b>{t('order.accepts')}</b>
        {moment}
      </>
    );
  }
  const length = now !== null && t(`order.${away < 0 && !isLength ? 'since' : event}`, { time });
  return isLength ? (
    <>
      <b>{length}</b>
      {moment}
    </>
  ) : (
    <>
      <b>{moment}</b>
      {length}
    </>
  );
}
