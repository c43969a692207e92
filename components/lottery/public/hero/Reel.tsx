import styled, { keyframes } from 'styled-components';
import { Hero } from '@/components/lottery/public/LotteryScreen.styles';
import { Button } from '@/components/ui/buttons/Button';
import { UserPhoto } from '@/components/ui/UserPhoto';
import { shownWinner } from '@/hooks/lottery/fan/fanState';
import { REEL_LENGTH, useReel } from '@/hooks/lottery/fan/useReveal';
import type { LotteryView } from '@/hooks/lottery/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { media } from '@/styles/media';
import { oneLine } from '@/styles/mixins';
import { color, radius, size, space, weight } from '@/styles/tokens';

interface Props {
  lottery: LotteryView;
  onDone: () => void;
}

/** Names above and below the middle one. */
const AROUND = 2;

const settle = keyframes`
  from { transform: scale(0.9); }
`;

const Names = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  place-items: center;
  align-content: center;
  gap: ${space[1]};
  min-height: 18.75rem;
  overflow: hidden;
  padding: ${space[4]};
  border-radius: ${radius.large};
  background: ${color.sunken};
  font-weight: ${weight.display};
  letter-spacing: -0.02em;

  > span {
    max-width: 100%;
    font-size: ${size.title};
    opacity: 0.45;
    ${oneLine}
  }

  > span.far {
    font-size: ${size.heading};
    opacity: 0.18;
  }

  > .middle {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    max-width: 100%;
    padding: ${space[2]} ${space[8]} ${space[2]} ${space[2]};
    border-radius: ${radius.round};
    background: ${color.accent};
    color: ${color.onAccent};
    font-size: ${size.display};
    line-height: 1.15;
    opacity: 1;
  }

  > .middle.stands {
    animation: ${settle} 220ms cubic-bezier(0.2, 0.8, 0.2, 1);
  }

  .middle svg,
  .middle img {
    flex: none;
    border-radius: ${radius.round};
  }

  .middle bdi {
    ${oneLine}
  }

  @media ${media.stillness} {
    > span:not(.middle) {
      display: none;
    }
  }
`;

/** Names run by and stop at the winner, who is fixed before it begins; skipped by a press. */
export function Reel({ lottery, onDone }: Props) {
  const { t } = useTranslation('lottery');
  const { at, isDone } = useReel(onDone);
  const winner = shownWinner(lottery);
  if (winner === null) return null;
  const last = winner.handle ?? t('prizes.gone');
  const others = lottery.partyMembers.filter(({ id }) => id !== winner.id);
  const nameAt = (place: number) => {
    if (place === REEL_LENGTH) return { handle: last, profilePhoto: winner.profilePhoto };
    const index = ((place % others.length) + others.length) % others.length;
    return others[index] ?? { handle: last, profilePhoto: winner.profilePhoto };
  };
  const shown = nameAt(at);
  const around = (by: number) => (
    <span key={by} className={Math.abs(by) === AROUND ? 'far' : undefined}>
      {nameAt(at + by).handle}
    </span>
  );
  return (
    <Hero aria-labelledby="hero-title">
      <div className="top">
        <h2 id="hero-title">
          <bdi>{lottery.prizes[winner.prize]?.title}</bdi>
        </h2>
        {lottery.prizeCount > 1 && (
          <b className="quiet">
            {t('drawing.prize', { number: winner.slot, count: lottery.prizeCount })}
          </b>
        )}
      </div>
      <Names aria-hidden="true">
        {at === 0 ? (
          <span className="middle">
            <bdi>{t('drawing.title')}</bdi>
          </span>
        ) : (
          <>
            {around(-2)}
            {around(-1)}
            <span className={isDone ? 'middle stands' : 'middle'}>
              <UserPhoto src={shown.profilePhoto} name={shown.handle} side={60} />
              <bdi>{shown.handle}</bdi>
            </span>
            {around(1)}
            {around(2)}
          </>
        )}
      </Names>
      <p className="quiet small">
        {t('drawing.fixed')}{' '}
        <Button variant="link" size="small" onClick={onDone}>
          {t('drawing.skip')}
        </Button>
      </p>
    </Hero>
  );
}
