import styled from 'styled-components';
import { photoLook } from '@/components/ui/Avatar';
import { UserPhoto } from '@/components/ui/UserPhoto';
import { Hero } from '@/components/lottery/public/LotteryScreen.styles';
import { shownWinner } from '@/hooks/lottery/fan/fanState';
import { useHeadlineFocus } from '@/hooks/lottery/fan/useHeadlineFocus';
import type { LotteryView } from '@/hooks/lottery/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { ENTRY } from '@/lib/shared/lottery/states';
import { media } from '@/styles/media';
import { color, radius, size, space, weight } from '@/styles/tokens';

const arrive = '320ms cubic-bezier(0.2, 0.8, 0.2, 1)';

const Winner = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[5]};
  min-width: 0;
  transition: opacity ${arrive};

  > img,
  > svg {
    ${photoLook}
  }

  > div {
    min-width: 0;
  }

  h2 {
    font-weight: ${weight.display};
    letter-spacing: -0.03em;
    line-height: 1.1;
  }

  @media ${media.narrow} {
    .long {
      font-size: ${size.title};
    }
  }
`;

const Place = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[1]} ${space[3]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.sunken};
  color: ${color.textQuiet};

  b {
    color: ${color.text};
    font-size: ${size.title};
    font-weight: ${weight.display};
    letter-spacing: -0.03em;
    line-height: 1.1;
  }
`;

/** Longer names are written smaller, on a phone and everywhere: they would break. */
const LONG_ON_PHONE = 8;
const LONG_NAME = 12;

function loudness({ length }: string): string | undefined {
  if (length > LONG_NAME) return undefined;
  return length > LONG_ON_PHONE ? 'loud long' : 'loud';
}

/** Who a prize goes to now, and where the reader stands in the order. */
export function OthersWon({ lottery }: { lottery: LotteryView }) {
  const { t } = useTranslation('lottery');
  const headline = useHeadlineFocus();
  const winner = shownWinner(lottery);
  const { memberCount, myEntry, prizeCount, prizes, state } = lottery;
  const rank = myEntry?.rank ?? null;
  const prize = prizes[winner?.prize ?? 0]?.title ?? '';
  const holder = winner?.handle ?? t('prizes.gone');
  const isOver = state === 'COMPLETED';
  return (
    <Hero aria-labelledby="hero-title">
      {winner === null ? (
        <h2 id="hero-title" ref={headline} tabIndex={-1}>
          {t(isOver ? 'result.nobody' : 'result.next_up')}
        </h2>
      ) : (
        <Winner>
          <UserPhoto src={winner.profilePhoto} name={winner.handle ?? undefined} side={84} />
          <div>
            <p className="label">
              <bdi>{t(winner.status >= ENTRY.claimed ? 'result.went_to' : 'result.goes_to', { prize })}</bdi>
            </p>
            <h2
              id="hero-title"
              className={loudness(holder)}
              ref={headline}
              tabIndex={-1}
            >
              <bdi>{holder}</bdi>
            </h2>
          </div>
        </Winner>
      )}
      {rank !== null && myEntry?.status === ENTRY.entered && (
        <Place>
          <b>{t('result.place', { count: rank, ordinal: true })}</b>{' '}
          <span>
            {t('result.place_of', { count: memberCount })}{' '}
            {!isOver && t(prizeCount > 1 ? 'result.next_several' : 'result.next')}
          </span>
        </Place>
      )}
    </Hero>
  );
}
