import dynamic from 'next/dynamic';
import { LiveNote } from '@/components/shared/LiveNote';
import { PageHead } from '@/components/shared/page/PageHead';
import { LiveRegion } from '@/components/ui/LiveRegion';
import { heroStateOf } from '@/hooks/lottery/fan/fanState';
import { useHeads } from '@/hooks/lottery/fan/useKept';
import { useLotteryLive } from '@/hooks/lottery/fan/useLotteryLive';
import { useReveal } from '@/hooks/lottery/fan/useReveal';
import type { LotteryView } from '@/hooks/lottery/types';
import { useSession } from '@/hooks/session/useSession';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { EntryCard } from './entry/EntryCard';
import { WaitingHero } from './hero/WaitingHero';
import { LotteryHeading } from './LotteryHeading';
import { Page } from './LotteryScreen.styles';
import { NoticeLine } from './NoticeLine';
import { PrizesCard } from './PrizesCard';
import { RulesCard } from './RulesCard';

// Each for one state, which most visitors do not come in.
const LockedHero = dynamic(() => import('./hero/LockedHero').then((module) => module.LockedHero));
const ResultHero = dynamic(() => import('./hero/ResultHero').then((module) => module.ResultHero));
const Reel = dynamic(() => import('./hero/Reel').then((module) => module.Reel));
const BonusCard = dynamic(() => import('./entry/BonusCard').then((module) => module.BonusCard));
// Only for a browser that has two accounts.
const OtherAccountEntry = dynamic(() =>
  import('./entry/OtherAccountEntry').then((module) => module.OtherAccountEntry),
);
// Last on the page, and about what one does later.
const ProofCard = dynamic(() => import('./ProofCard').then((module) => module.ProofCard), {
  ssr: false,
});
const BottomBar = dynamic(() => import('./BottomBar').then((module) => module.BottomBar), {
  ssr: false,
});

/** A draw as visitors and fans see it. */
export function LotteryScreen({ initial }: { initial: LotteryView }) {
  const { t } = useTranslation('lottery');
  const { user } = useSession();
  const { lottery, reload } = useLotteryLive(initial);
  const { isDrawing, finish } = useReveal(lottery);
  useHeads(lottery);
  const { creator, title, prizes, state, notice } = lottery;
  const hero = heroStateOf(lottery);
  const prize = prizes[0]?.title ?? '';
  return (
    <Page>
      <PageHead
        title={t('page.title', { title, name: creator.name })}
        description={t('page.description', { name: creator.name, prize })}
      />
      <LotteryHeading lottery={lottery} />
      {/* Stays while its content changes: the bar below watches whether it is in sight. */}
      <div id="hero">
        {isDrawing ? (
          <Reel key={lottery.drawnCount} lottery={lottery} onDone={finish} />
        ) : hero === 'waiting' ? (
          <WaitingHero lottery={lottery} />
        ) : hero === 'locked' ? (
          <LockedHero lottery={lottery} />
        ) : (
          <ResultHero lottery={lottery} hero={hero} />
        )}
      </div>
      <div className="aside">
        {user?.canSwitch && <OtherAccountEntry lotteryId={lottery.id} />}
        <EntryCard lottery={lottery} reload={reload} isDrawing={isDrawing} />
        {lottery.bonusOffers.length > 0 && (state === 'OPEN' || state === 'PAUSED') && (
          <BonusCard lottery={lottery} reload={reload} />
        )}
      </div>
      <LiveNote />
      {notice && <NoticeLine name={creator.name} text={notice} />}
      <PrizesCard lottery={lottery} isDrawing={isDrawing} me={user?.handle ?? null} />
      <RulesCard lottery={lottery} />
      <ProofCard lottery={lottery} />
      <BottomBar lottery={lottery} hero={hero} />
      <LiveRegion message={isDrawing ? t('drawing.title') : t(`draw:state.${state}`)} />
    </Page>
  );
}
