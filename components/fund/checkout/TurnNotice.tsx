import Link from 'next/link';
import { Notice } from '@/components/ui/Notice';
import type { Checkout } from '@/hooks/fund/checkout/useCheckout';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { fundPath } from '@/lib/navigation/tools/fundPath';
import type { FundPage } from '@/lib/shared/fund/views';

/** What changed while somebody was here; what they typed stays. */
export function TurnNotice({ page, checkout }: { page: FundPage; checkout: Checkout }) {
  const { t } = useTranslation('fund');
  const { fund, creator } = page;
  const { turn, lost } = checkout;
  const path = fundPath(creator.handle, fund.id);
  if (turn === 'sold_out' || turn === 'tier_changed') {
    return (
      <Notice kind="error" isLive title={t(`turn.${turn}`, { reward: lost?.title ?? '' })}>
        <p>{t(`turn.${turn}_text`)}</p>
      </Notice>
    );
  }
  if (turn === 'paused' || fund.state === 'PAUSED') {
    return (
      <Notice kind="warning" isLive title={t('banner.paused', { name: creator.name })}>
        <p>{t('turn.nothing_charged')}</p>
      </Notice>
    );
  }
  if (turn === 'closed' || fund.state !== 'LIVE') {
    return (
      <Notice isLive title={t(fund.state === 'SCHEDULED' ? 'turn.not_open' : 'turn.closed')}>
        <p>
          {t('turn.nothing_charged')} <Link href={path}>{t('turn.see')}</Link>
        </p>
      </Notice>
    );
  }
  return null;
}
