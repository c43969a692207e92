import styled from 'styled-components';
import { PrizePicture } from '@/components/shared/draw/PrizePicture';
import { PrizeWords } from '@/components/shared/draw/PrizeWords';
import { Card } from '@/components/ui/Card';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { holdersOf } from '@/hooks/lottery/fan/fanState';
import type { LotteryView } from '@/hooks/lottery/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { media } from '@/styles/media';
import { color, size, space, weight } from '@/styles/tokens';
import { lotteryIcons } from './lotteryIcons';

interface Props {
  lottery: LotteryView;
  /** Names are not said before the reel stands. */
  isDrawing: boolean;
  /** The reader's handle; null: none. */
  me: string | null;
}

/** Winners of one prize that are named; of the rest their number. */
const NAMED = 3;

const Prizes = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  list-style: none;

  li {
    display: flex;
    align-items: center;
    gap: ${space[4]};
    min-width: 0;
  }

  li > :first-child {
    width: 6.5rem;
  }

  li > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  b {
    display: block;
  }

  .winner {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    margin-top: ${space[1]};
    color: ${color.accentText};
    font-size: ${size.small};
    font-weight: ${weight.strong};
  }

  .winner svg {
    flex: none;
  }

  @media ${media.beside} {
    grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
    gap: ${space[4]};

    li {
      display: block;
    }

    li > :first-child {
      width: 100%;
      margin-bottom: ${space[2]};
    }

    &.single {
      grid-template-columns: minmax(0, 1fr);
    }

    &.single li {
      display: flex;
    }

    &.single li > :first-child {
      width: 14rem;
      margin: 0;
    }
  }
`;

/** What there is to win, in the order of the draw, and who won it. */
export function PrizesCard({ lottery, isDrawing, me }: Props) {
  const { t } = useTranslation('lottery');
  const { prizes } = lottery;
  const holders = isDrawing ? [] : holdersOf(lottery);
  if (prizes.length === 0) return null;
  return (
    <Card className="order-prizes" aria-labelledby="prizes-title">
      <h2 id="prizes-title">{t('prizes.title', { count: lottery.prizeCount })}</h2>
      <Prizes role="list" className={prizes.length === 1 ? 'single' : undefined}>
        {prizes.map((prize, index) => {
          const names = holders
            .filter((one) => one.prize === index)
            .map(({ handle }) => (handle === me && me !== null ? t('prizes.you') : (handle ?? t('prizes.gone'))));
          return (
            // A prize has no other name than its place.
            <li key={index}>
              <PrizePicture photo={prize.photo} delivery={prize.delivery} isLazy />
              <div>
                <b dir="auto">{prize.title}</b>
                <span className="quiet small">
                  <PrizeWords prize={prize} />
                </span>
                {names.length > 0 && (
                  <p className="winner">
                    <DrawnIcon drawing={lotteryIcons.trophy} size={16} />
                    <bdi>
                      {names.slice(0, NAMED).join(', ')}
                      {names.length > NAMED &&
                        ` ${t('prizes.more', { count: names.length - NAMED })}`}
                    </bdi>
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </Prizes>
    </Card>
  );
}
