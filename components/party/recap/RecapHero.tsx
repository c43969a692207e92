import { RunAgain } from '@/components/shared/RunAgain';
import { isOwner, maySet } from '@/hooks/console/hostRights';
import type { Night } from '@/hooks/party/host/useRecap';
import type { ConsoleParty } from '@/hooks/party/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { hoursOnClock } from '@/lib/i18n/time/hoursOnClock';
import { numbersIn } from '@/lib/i18n/numbers';
import { Hero, Numbers } from '@/components/shared/aftershow/Hero.styles';
import { PlanNext } from './PlanNext';

interface RecapHeroProps {
  party: ConsoleParty;
  night: Night;
  /** It ended a few hours ago at most. */
  isTonight: boolean;
}

/** The evening in one sentence and four numbers, and the next one a press away. */
export function RecapHero({ party, night, isTonight }: RecapHeroProps) {
  const { t, i18n } = useTranslation('aftershow');
  const number = numbersIn(i18n.language);
  const isOver = party.state === 'ENDED';
  const word = !isOver ? 'so_far' : isTonight ? 'tonight' : 'then';
  const { people, firstTimers, newFollowers, rounds, most, usualWaitSeconds } = night;
  const isEmpty = people === 0 && isOver;
  const words = [
    night.isBiggest && t('hero.biggest'),
    firstTimers > 0 && t('hero.first_timers', { count: firstTimers }),
    newFollowers > 0 && t('hero.followed', { count: newFollowers }),
    isEmpty && t('hero.nobody_text'),
  ].filter(Boolean);
  return (
    <Hero aria-labelledby="recap-title">
      <div>
        <h1 id="recap-title">
          {isEmpty ? t('hero.nobody') : t(`hero.${word}`, { count: people })}
        </h1>
        {words.length > 0 && <p>{words.join(' ')}</p>}
        {isOver && maySet(party) && (
          <div>
            <RunAgain partyId={party.id} size="large" />
            {isOwner(party) && <PlanNext partyId={party.id} />}
          </div>
        )}
      </div>
      <Numbers aria-label={t('hero.numbers')}>
        <div>
          <dt>{t('number.rounds', { count: rounds })}</dt>
          <dd>{number.format(rounds)}</dd>
        </div>
        <div>
          <dt>{t('number.on_air')}</dt>
          <dd>{hoursOnClock(Date.parse(night.until) - Date.parse(night.from))}</dd>
        </div>
        {usualWaitSeconds !== null && (
          <div>
            <dt>{t('number.wait')}</dt>
            <dd>{number.format(Math.round(usualWaitSeconds / 60))}</dd>
          </div>
        )}
        {most && (
          <div>
            <dt>{t('number.most')}</dt>
            <dd>{number.format(most.people)}</dd>
          </div>
        )}
      </Numbers>
    </Hero>
  );
}
