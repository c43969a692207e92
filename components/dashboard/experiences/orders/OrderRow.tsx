import { Amount } from '@/components/shared/money/Amount';
import { Avatar } from '@/components/ui/Avatar';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { orderWords } from '@/hooks/experiences/orderWords';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { orderPath } from '@/lib/navigation/tools/experiencePath';
import type { BookingLine } from '@/lib/shared/bookings/views';
import { Row, When, Who } from './Orders.styles';
import { WhatWords } from './WhatWords';
import { WhenWords } from './WhenWords';

/** Who booked what, what it waits for until when, what comes of it, and the one thing to do. */
export function OrderRow({ line }: { line: BookingLine }) {
  const { t } = useTranslation('experiences');
  const { when, tone, act, isChief } = orderWords(line);
  const { other, title } = line;
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
            <WhatWords line={line} />
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
