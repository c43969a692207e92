import styled from 'styled-components';
import { LocalTime } from '@/components/shared/LocalTime';
import { Button } from '@/components/ui/buttons/Button';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { FormError } from '@/components/ui/forms/FormError';
import { Icon } from '@/components/ui/icons/Icon';
import { StatusBadge, type Status } from '@/components/ui/StatusBadge';
import { useMoney } from '@/hooks/fund/useMoney';
import { useCall } from '@/hooks/secureql/useCall';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { checkoutPath } from '@/lib/navigation/tools/experiencePath';
import type { Offer, OfferState } from '@/lib/shared/offers/offer';
import { tabularFigures } from '@/styles/mixins';
import { color, radius, size, space, weight } from '@/styles/tokens';

interface Props {
  offer: Offer;
  onChange: (offer: Offer) => void;
}

const STATUS: Record<OfferState, Status> = {
  OPEN: 'accent',
  BOUGHT: 'good',
  EXPIRED: 'quiet',
  WITHDRAWN: 'quiet',
};

/** A version of a service for one person alone, with the way to its checkout. */
export function OfferCard({ offer, onChange }: Props) {
  const { t } = useTranslation('chat');
  const money = useMoney(offer.currency);
  const { name, title, included, minutes, days, price, state, isOwn, until } = offer;
  return (
    <Root>
      <p className="of">
        <bdi>{title}</bdi>
      </p>
      <h4>
        <bdi>{name}</bdi>
      </h4>
      {included.length > 0 && (
        <ul role="list">
          {included.map((line) => (
            <li key={line}>
              <Icon name="check" size={18} />
              <span dir="auto">{line}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="sum">
        <b>{money.exact(price)}</b>
        <span>
          {minutes !== null && t('offer.minutes', { count: minutes })}
          {days !== null && t('offer.days', { count: days })}
        </span>
      </p>
      <p className="foot">
        <StatusBadge status={STATUS[state]}>{t(`offer.state_${state}`)}</StatusBadge>
        {state === 'OPEN' && (
          <span>
            {t('offer.until')} <LocalTime at={until} as="day" />
          </span>
        )}
      </p>
      {state === 'OPEN' && !isOwn && (
        <ButtonLink href={checkoutPath(offer.serviceId, offer.id)} isWide>
          {t('offer.take', { price: money.exact(price) })}
        </ButtonLink>
      )}
      {state === 'OPEN' && isOwn && <Withdraw offer={offer} onChange={onChange} />}
    </Root>
  );
}

function Withdraw({ offer, onChange }: Props) {
  const { t } = useTranslation('chat');
  const { run, isRunning, refusal } = useCall('offers/withdraw/');

  async function withdraw() {
    const { answer } = await run({ offerId: offer.id });
    const item = answer?.withdrawOffer.item;
    if (item) onChange(item);
  }

  return (
    <>
      <FormError code={refusal}>{refusal && t(`errors:${refusal}`)}</FormError>
      <div>
        <Button variant="link" size="small" isLoading={isRunning} onClick={() => void withdraw()}>
          {t('offer.withdraw')}
        </Button>
      </div>
    </>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${space[2]};
  width: min(22rem, 100%);
  padding: ${space[2]} 0;
  overflow-wrap: anywhere;

  .of {
    color: ${color.textQuiet};
    font-size: ${size.small};
  }

  h4 {
    font-size: ${size.lead};
    line-height: 1.25;
  }

  ul {
    display: grid;
    gap: ${space[1]};
    list-style: none;
  }

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[2]};
  }

  .sum,
  .foot {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: ${space[1]} ${space[3]};
    ${tabularFigures}
  }

  .sum b {
    font-size: ${size.heading};
    font-weight: ${weight.display};
  }

  .sum span,
  .foot {
    color: ${color.textQuiet};
    font-size: ${size.small};
  }

  .foot {
    align-items: center;
    padding-top: ${space[2]};
    border-radius: ${radius.small};
  }
`;
