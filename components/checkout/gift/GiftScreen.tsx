import Link from 'next/link';
import { Closed } from '@/components/checkout/Closed';
import { Page, Side } from '@/components/checkout/Checkout.styles';
import { checkoutIcons } from '@/components/checkout/checkoutIcons';
import { GiftCard } from '@/components/shared/gifts/GiftCard';
import { PageHead } from '@/components/shared/page/PageHead';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { NeedsScript } from '@/components/ui/NeedsScript';
import { useGift } from '@/hooks/checkout/useGift';
import { useIsInBrowser } from '@/hooks/ui/useIsInBrowser';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { servicePath } from '@/lib/navigation/tools/experiencePath';
import type { CheckoutService } from '@/lib/shared/experiences/views';
import { GiftFields } from './GiftFields';

/** Where a tier is bought for somebody: what its giver says, and beside it what its receiver sees. */
export function GiftScreen({ initial }: { initial: CheckoutService }) {
  const { t } = useTranslation('gifts');
  const { service, tier } = initial;
  // What was kept is known in the browser alone, and the first render is the server's, too.
  const isInBrowser = useIsInBrowser();
  const title = t('buy.title', { title: service.title });
  const isOpen = service.isForSale && !service.isOwn && tier.stockLeft !== 0;
  return (
    <Page>
      <PageHead title={title} isPrivate />
      <Link className="back" href={servicePath(service.creator.handle, service.id)}>
        <DrawnIcon drawing={checkoutIcons.left} size={20} />
        {t('checkout:back')}
      </Link>
      <h1>
        <bdi>{title}</bdi>
      </h1>
      {isOpen ? (
        <Form key={String(isInBrowser)} initial={initial} />
      ) : (
        <div className="steps">
          <Closed checkout={initial} />
        </div>
      )}
    </Page>
  );
}

function Form({ initial }: { initial: CheckoutService }) {
  const { t } = useTranslation('gifts');
  const gift = useGift(initial);
  const { service, tier } = gift.checkout;
  const { receiverName, giverName, message } = gift.draft;
  const name = receiverName.trim();
  return (
    <>
      <div className="steps">
        <NeedsScript />
        <GiftFields gift={gift} />
      </div>
      <Side>
        <p>{t(name === '' ? 'buy.seen_unnamed' : 'buy.seen', { name })}</p>
        <GiftCard
          receiverName={name || t('buy.somebody')}
          giverName={giverName.trim() || t('buy.you')}
          title={`${service.title}: ${tier.name}`}
          message={message.trim()}
          image={service.images[0] ?? null}
        />
      </Side>
    </>
  );
}
