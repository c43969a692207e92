import { useState } from 'react';
import Link from 'next/link';
import { CheckoutSummary } from '@/components/payment/CheckoutSummary';
import { PageHead } from '@/components/shared/page/PageHead';
import { dashboardIcons } from '@/components/ui/icons/dashboardIcons';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { NeedsScript } from '@/components/ui/NeedsScript';
import { firstDraft, keptDraft, type Draft } from '@/hooks/checkout/draft';
import { useIsInBrowser } from '@/hooks/ui/useIsInBrowser';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { giftCheckoutPath, servicePath } from '@/lib/navigation/tools/experiencePath';
import type { CheckoutService } from '@/lib/shared/experiences/views';
import { formatMoney } from '@/lib/shared/money/format';
import { Bought, Page, Side } from './Checkout.styles';
import { checkoutIcons } from './checkoutIcons';
import { Closed } from './Closed';
import { Steps } from './Steps';

interface Props {
  initial: CheckoutService;
  /** The time that led here, UTC ISO 8601. */
  startsAt: string | null;
}

/** Where something is booked: one page, three parts, and nothing charged before the last press. */
export function CheckoutScreen({ initial, startsAt }: Props) {
  const { t, i18n } = useTranslation('checkout');
  const { service, tier } = initial;
  const [total, setTotal] = useState(initial.total);
  const isInBrowser = useIsInBrowser();
  const money = { amount: total, currency: service.currency };
  const image = service.images[0];
  // What was kept is known in the browser alone, and the first render is the server's, too.
  const kept = isInBrowser ? keptAt(keptDraft(tier.id, firstDraft(initial)), startsAt) : null;
  const isOpen = service.isForSale && !service.isOwn && tier.stockLeft !== 0;
  return (
    <Page>
      <PageHead title={t('title', { title: service.title })} isPrivate />
      <Link className="back" href={servicePath(service.creator.handle, service.id)}>
        <DrawnIcon drawing={checkoutIcons.left} size={20} />
        {t('back')}
      </Link>
      <h1>
        <bdi>{t('title', { title: service.title })}</bdi>
      </h1>
      <Bought className="bought">
        {image ? <img src={image} alt="" width={64} height={64} /> : <span />}
        <p>
          <b>
            <bdi>{tier.name}</bdi>
          </b>
          <small>
            <bdi>{service.creator.name}</bdi>
          </small>
        </p>
        <strong>{formatMoney(money, i18n.language)}</strong>
      </Bought>
      <div className="steps">
        <NeedsScript />
        {isOpen ? (
          <>
            <Steps key={String(isInBrowser)} {...{ initial, kept, startsAt }} onTotal={setTotal} />
            {service.kind !== 'QUEUE' && tier.sessions === 1 && (
              <p className="other">
                <Link href={giftCheckoutPath(service.id, tier.id)}>
                  <DrawnIcon drawing={dashboardIcons.gifts} size={20} />
                  {t('gifts:buy.switch')}
                </Link>
              </p>
            )}
          </>
        ) : (
          <Closed checkout={initial} />
        )}
      </div>
      <Side>
        {image && <img src={image} alt="" width={640} height={360} />}
        <CheckoutSummary
          title={`${service.title}: ${tier.name}`}
          seller={service.creator.name}
          money={money}
          feeKind="EXPERIENCE"
        />
      </Side>
    </Page>
  );
}

/** Whoever comes with another time than the one they kept chooses anew; all else stays. */
function keptAt(kept: Draft | null, startsAt: string | null): Draft | null {
  if (kept === null || startsAt === null || kept.startsAt === startsAt) return kept;
  return { ...kept, startsAt: null };
}
