import { Badge } from '@/components/ui/Badge';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { durationWords } from '@/components/shared/draw/durationWords';
import { Hero } from '@/components/lottery/public/LotteryScreen.styles';
import { StatusBadge } from '@/components/ui/StatusBadge';
import { claimPath, shownWinner, type HeroState } from '@/hooks/lottery/fan/fanState';
import { useHeadlineFocus } from '@/hooks/lottery/fan/useHeadlineFocus';
import type { LotteryView } from '@/hooks/lottery/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { ENTRY } from '@/lib/shared/lottery/states';
import { OthersWon } from './OthersWon';
import { WonHero } from './WonHero';

interface Props {
  lottery: LotteryView;
  hero: HeroState;
}

type Lost = 'expired' | 'declined' | 'passed';

/** How it ended, for the reader first. */
export function ResultHero({ lottery, hero }: Props) {
  switch (hero) {
    case 'won':
    case 'drawn':
      return <WonHero lottery={lottery} isConfirmed={hero === 'won'} />;
    case 'mine':
      return <MineHero lottery={lottery} />;
    case 'expired':
    case 'declined':
    case 'passed':
      return <LostHero lottery={lottery} hero={hero} />;
    case 'cancelled':
      return <CancelledHero lottery={lottery} />;
    default:
      return <OthersWon lottery={lottery} />;
  }
}

const ownPrize = ({ myEntry, prizes }: LotteryView) => prizes[myEntry?.prize ?? 0]?.title ?? '';

/** The reader has claimed; what is left to do is on the claim's page. */
function MineHero({ lottery }: { lottery: LotteryView }) {
  const { t } = useTranslation('lottery');
  const headline = useHeadlineFocus();
  const { creator, id, myEntry } = lottery;
  const isHandedOver = myEntry?.status === ENTRY.fulfilled;
  return (
    <Hero aria-labelledby="hero-title">
      <div>
        <Badge $tone="good">{t(isHandedOver ? 'mine.handed_over' : 'mine.claimed')}</Badge>
      </div>
      <h2 id="hero-title" ref={headline} tabIndex={-1}>
        {t('mine.title', { prize: ownPrize(lottery) })}
      </h2>
      <p className="quiet">
        {t(isHandedOver ? 'mine.text_done' : 'mine.text', { name: creator.name })}
      </p>
      {myEntry && (
        <div>
          <ButtonLink href={claimPath(id, myEntry.uuid)} variant={isHandedOver ? 'quiet' : 'primary'}>
            {t('mine.open')}
          </ButtonLink>
        </div>
      )}
    </Hero>
  );
}

/** The prize went on: by the clock, by the reader's word, or by the host's for a public reason. */
function LostHero({ lottery, hero }: { lottery: LotteryView; hero: Lost }) {
  const { t, i18n } = useTranslation('lottery');
  const headline = useHeadlineFocus();
  const { claimSeconds, creator, myEntry, winners } = lottery;
  const prize = ownPrize(lottery);
  const reason = winners.findLast(({ id }) => id === myEntry?.id)?.outReason;
  const next = shownWinner(lottery)?.handle;
  const words = {
    name: creator.name,
    prize,
    next: next ?? '',
    time: durationWords(claimSeconds, i18n.language),
  };
  return (
    <Hero aria-labelledby="hero-title">
      <div>
        <StatusBadge status={hero === 'declined' ? 'quiet' : 'wait'}>
          {t(`${hero}.badge`)}
        </StatusBadge>
      </div>
      <h2 id="hero-title" ref={headline} tabIndex={-1}>
        {t(`${hero}.title`, words)}
      </h2>
      <p className="quiet">
        {hero === 'expired' && t('expired.text', words)}
        {hero === 'declined' && t('declined.text', words)}
        {hero === 'passed' && reason && t(`out.${reason}`, words)}{' '}
        {next && t('expired.next', words)} {hero === 'expired' && t('expired.blameless', words)}
      </p>
      <div>
        <ButtonLink href={`/${creator.handle}`} variant="quiet">
          {t('over.to_creator', { name: creator.name })}
        </ButtonLink>
      </div>
    </Hero>
  );
}

/** Nobody won; the secret is open, so that anybody sees how it would have ended. */
function CancelledHero({ lottery }: { lottery: LotteryView }) {
  const { t } = useTranslation('lottery');
  const headline = useHeadlineFocus();
  const { cancelReason, creator, id, seed } = lottery;
  return (
    <Hero aria-labelledby="hero-title">
      <h2 id="hero-title" ref={headline} tabIndex={-1}>
        {t(
          cancelReason === 'host-cancelled' ? 'cancelled.title_host' : 'cancelled.title',
          { name: creator.name },
        )}
      </h2>
      <p className="quiet">
        {cancelReason && cancelReason !== 'host-cancelled' && `${t(`cancel.${cancelReason}`)} `}
        {t('cancelled.text')} {seed !== null && t('cancelled.open')}
      </p>
      {seed !== null && (
        <div>
          <ButtonLink href={`/chance/${id}/verify`} variant="quiet">
            {t('cancelled.see')}
          </ButtonLink>
        </div>
      )}
    </Hero>
  );
}
