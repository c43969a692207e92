import styled from 'styled-components';
import { Clock } from '@/components/shared/draw/Clock';
import { Hero } from '@/components/lottery/public/LotteryScreen.styles';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { claimPath } from '@/hooks/lottery/fan/fanState';
import { useHeadlineFocus } from '@/hooks/lottery/fan/useHeadlineFocus';
import type { LotteryView } from '@/hooks/lottery/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { figureAtEdge } from '@/styles/mixins';
import { color, radius, size, space } from '@/styles/tokens';

const Sheet = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[5]};
  border-radius: ${radius.large};
  background: ${color.raised};
  color: ${color.text};
  text-align: start;

  .act {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[4]};
  }

  .act > a {
    flex: 1 1 14rem;
    max-width: 21rem;
  }

  .time {
    font-size: ${size.display};
    ${figureAtEdge}
  }
`;

interface Props {
  lottery: LotteryView;
  /** The host has said yes: the clock runs. */
  isConfirmed: boolean;
}

/** The reader's number came up. */
export function WonHero({ lottery, isConfirmed }: Props) {
  const { t } = useTranslation('lottery');
  const headline = useHeadlineFocus();
  const { creator, id, myEntry, prizes } = lottery;
  if (myEntry === null) return null;
  const { claimBy, prize, uuid } = myEntry;
  return (
    <Hero $isWon aria-labelledby="hero-title">
      <div>
        <p className="label">{t(isConfirmed ? 'won.label' : 'won.drawn')}</p>
        <h2 id="hero-title" className="loud" ref={headline} tabIndex={-1}>
          <bdi>{prizes[prize ?? 0]?.title}</bdi>
        </h2>
      </div>
      <Sheet>
        {isConfirmed ? (
          <>
            <div className="act">
              {claimBy && (
                <div>
                  <span className="quiet small">{t('won.within')}</span>
                  <Clock className="time" until={claimBy} />
                </div>
              )}
              <ButtonLink href={claimPath(id, uuid)} size="large" isWide>
                {t('won.claim')}
              </ButtonLink>
            </div>
            <p className="quiet small">{t('won.else')}</p>
          </>
        ) : (
          <p>{t('won.confirming', { name: creator.name })}</p>
        )}
      </Sheet>
    </Hero>
  );
}
