import dynamic from 'next/dynamic';
import { LiveNote } from '@/components/shared/LiveNote';
import { PageHead } from '@/components/shared/page/PageHead';
import { useLiveFund } from '@/hooks/fund/useLiveFund';
import { useMoney } from '@/hooks/fund/useMoney';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { FundPage } from '@/lib/shared/fund/views';
import { FundFoot } from './FundFoot';
import { FundHeading } from './FundHeading';
import { Page } from './FundScreen.styles';
import { Banners } from './parts/Banners';
import { Cover } from './parts/Cover';
import { Milestones } from './parts/Milestones';
import { Polls } from './parts/Polls';
import { Story } from './parts/Story';
import { Supporters } from './parts/Supporters';
import { Tiers } from './parts/Tiers';
import { Updates } from './parts/Updates';
import { SumCard } from './sum/SumCard';

// Only where a phone has scrolled the button away.
const BottomBar = dynamic(() => import('./BottomBar').then((module) => module.BottomBar), {
  ssr: false,
});

/** A fund as visitors and supporters see it. */
export function FundScreen({ initial }: { initial: FundPage }) {
  const { t } = useTranslation('fund');
  const { page } = useLiveFund(initial);
  const { fund, creator, story } = page;
  const money = useMoney(fund.currency);
  const { name } = creator;
  const { state, mode } = fund;
  const isGone =
    state === 'CANCELLED' ||
    state === 'REFUNDED' ||
    (state === 'MISSED' && mode === 'ALL_OR_NOTHING');
  return (
    <Page>
      <PageHead
        title={t('page.title', { title: fund.title, name })}
        description={
          fund.summary ?? t('page.description', { name, goal: money.brief(fund.goal) })
        }
        isPrivate={state === 'DRAFT'}
      />
      <div className="top">
        <Banners page={page} />
        <FundHeading page={page} />
      </div>
      <Cover page={page} />
      <div className="aside">
        <SumCard page={page} />
        {!isGone && <Tiers page={page} />}
        {!isGone && <Polls fund={fund} />}
      </div>
      <div className="rest">
        <LiveNote />
        <Milestones fund={fund} name={name} />
        <Story text={story} />
        <Updates page={page} />
        <Supporters page={page} />
        <FundFoot currency={fund.currency} />
      </div>
      <BottomBar page={page} />
    </Page>
  );
}
