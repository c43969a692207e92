import Link from 'next/link';
import { GiftCard } from '@/components/shared/gifts/GiftCard';
import { LocalTime } from '@/components/shared/LocalTime';
import { Told, marks } from '@/components/shared/money/Told';
import { PageHead } from '@/components/shared/page/PageHead';
import { Button } from '@/components/ui/buttons/Button';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { Card } from '@/components/ui/Card';
import { FormError } from '@/components/ui/forms/FormError';
import { LiveRegion } from '@/components/ui/LiveRegion';
import { NeedsScript } from '@/components/ui/NeedsScript';
import { Notice } from '@/components/ui/Notice';
import { Spinner } from '@/components/ui/Spinner';
import { Cluster } from '@/components/ui/Stack';
import { useClaim, type Claim } from '@/hooks/gift/useClaim';
import { useCountdown } from '@/hooks/ui/time/useCountdown';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { orderPath } from '@/lib/navigation/tools/experiencePath';
import type { ShownGift } from '@/lib/shared/gifts/views';
import { formatMoney } from '@/lib/shared/money/format';
import { ClaimPage } from './Gift.styles';
import { WhoStep } from './WhoStep';

/** A gift for whoever has its link: looking uses nothing up, and one press takes it. */
export function ClaimScreen({ giftId }: { giftId: string }) {
  const { t } = useTranslation('gifts');
  const claim = useClaim(giftId);
  const { gift, isLost, fault } = claim;
  return (
    <ClaimPage>
      <PageHead title={t('claim.title')} isPrivate />
      <NeedsScript />
      {gift ? (
        <Shown gift={gift} claim={claim} />
      ) : isLost ? (
        <Card>
          <h1>{t('claim.lost')}</h1>
          <p>{t('errors:gift.not_found')}</p>
          <ButtonLink href="/" variant="quiet" isWide>
            {t('common:error_page.home')}
          </ButtonLink>
        </Card>
      ) : (
        <Waits fault={fault} onRetry={claim.readAgain} />
      )}
      <LiveRegion message={gift ? t(`claim.said_${gift.state}`) : ''} />
    </ClaimPage>
  );
}

interface WaitsProps {
  fault: Claim['fault'];
  onRetry: () => void;
}

/** The gift is on its way to the page, or could not be read this time. */
function Waits({ fault, onRetry }: WaitsProps) {
  const { t } = useTranslation('gifts');
  return (
    <>
      <h1>{t('claim.title')}</h1>
      {fault === null ? (
        <Spinner />
      ) : (
        <>
          <FormError code={fault}>{t(`errors:${fault}`)}</FormError>
          <div>
            <Button onClick={onRetry}>{t('common:retry')}</Button>
          </div>
        </>
      )}
    </>
  );
}

interface ShownProps {
  gift: ShownGift;
  claim: Claim;
}

function Shown({ gift, claim }: ShownProps) {
  const { t } = useTranslation('gifts');
  const { receiverName, giverName, message, title, tierName, image, state, useBy } = gift;
  return (
    <>
      <GiftCard
        {...{ receiverName, giverName, message, image }}
        title={`${title}: ${tierName}`}
        isOpen={state === 'MINE'}
        isPage
      >
        <Facts gift={gift} />
        <Acts gift={gift} claim={claim} />
      </GiftCard>
      {state === 'OPEN' && (
        <div className="foot">
          {useBy !== null && (
            <p>
              <Told
                text={t('claim.until', marks('date'))}
                parts={{ date: <LocalTime at={useBy} as="date" /> }}
              />
            </p>
          )}
          <Button
            variant="link"
            size="small"
            isLoading={claim.running === 'gifts/decline/'}
            onClick={claim.decline}
          >
            {t('claim.decline')}
          </Button>
        </div>
      )}
    </>
  );
}

/** What it is: with whom, how long, what belongs to it, and what it is worth if that may be known. */
function Facts({ gift }: { gift: ShownGift }) {
  const { t, i18n } = useTranslation('gifts');
  const { creator, minutes, days, included, price: amount, currency } = gift;
  const parts = [
    ...(minutes === null ? [] : [t('claim.minutes', { count: minutes })]),
    ...(days === null ? [] : [t('claim.days', { count: days })]),
    ...(amount === null ? [] : [formatMoney({ amount, currency }, i18n.language)]),
  ];
  return (
    <>
      <p className="for">
        {creator && (
          <Link href={`/${creator.handle}`}>
            <bdi>{t('claim.with', { name: creator.name })}</bdi>
          </Link>
        )}
        {parts.map((part) => (
          <span key={part}> · {part}</span>
        ))}
      </p>
      {included.length > 0 && (
        <ul>
          {included.map((one) => (
            <li key={one}>
              <bdi>{one}</bdi>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Acts({ gift, claim }: ShownProps) {
  const { t } = useTranslation('gifts');
  const { kind, state, bookingId, giverName: from } = gift;
  const { refusal, running, isAsked } = claim;
  if (state === 'MINE' && bookingId !== null) {
    return <ButtonLink href={orderPath(bookingId)}>{t('claim.to_order')}</ButtonLink>;
  }
  if (state === 'DECLINED') return <Declined gift={gift} claim={claim} />;
  if (state !== 'OPEN') {
    return <Notice title={t(`claim.${state}`)}>{t(`claim.${state}_text`, { name: from })}</Notice>;
  }
  return (
    <>
      <FormError code={refusal}>{refusal && t(`errors:${refusal}`)}</FormError>
      {isAsked ? (
        <WhoStep giftId={gift.id} onEnter={claim.enter} />
      ) : (
        <>
          <Button size="large" isWide isLoading={running === 'gifts/claim/'} onClick={claim.press}>
            {t('claim.take')}
          </Button>
          <p className="for">{t(`claim.next_${kind}`)}</p>
        </>
      )}
    </>
  );
}

/** For a minute it can be kept after all. */
function Declined({ gift, claim }: ShownProps) {
  const { t } = useTranslation('gifts');
  const left = useCountdown(gift.declinedUntil);
  const isOver = left === 0;
  return (
    <>
      <Notice title={t('claim.DECLINED')}>
        {t('claim.DECLINED_text', { name: gift.giverName })}
      </Notice>
      <FormError code={claim.refusal}>{claim.refusal && t(`errors:${claim.refusal}`)}</FormError>
      {!isOver && (
        <Cluster>
          <Button isLoading={claim.running === 'gifts/keep/'} onClick={claim.keep}>
            {t('claim.keep')}
          </Button>
          {left !== null && <span className="for">{t('claim.seconds', { count: left })}</span>}
        </Cluster>
      )}
    </>
  );
}
