import styled from 'styled-components';
import { Clock } from '@/components/shared/draw/Clock';
import { PrizePicture } from '@/components/shared/draw/PrizePicture';
import { LocalTime } from '@/components/shared/LocalTime';
import { Hero } from '@/components/lottery/public/LotteryScreen.styles';
import type { LotteryView } from '@/hooks/lottery/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { numbersIn } from '@/lib/i18n/numbers';
import { media } from '@/styles/media';
import { figureAtEdge } from '@/styles/mixins';
import { color, radius, size, space, weight } from '@/styles/tokens';

const Waiting = styled(Hero)`
  .counts {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]} ${space[6]};
    color: ${color.textQuiet};
    font-size: ${size.lead};
    list-style: none;
  }

  .counts b {
    color: ${color.text};
    font-size: ${size.heading};
    font-weight: ${weight.display};
  }

  .loud {
    font-weight: ${weight.display};
    letter-spacing: -0.03em;
    line-height: 1.1;
  }

  [role='timer'] {
    ${figureAtEdge}
  }

  .picture {
    display: none;
  }

  @media ${media.beside} {
    grid-template-columns: minmax(0, 1fr) 38%;

    /* Hours need the room of a larger number. */
    [data-long] {
      font-size: ${size.loud};
    }

    .picture {
      position: relative;
      display: block;
      min-height: 13rem;
      margin: calc(-1 * clamp(${space[5]}, 3vw, ${space[8]}));
      margin-left: 0;
    }

    .picture > :first-child {
      position: absolute;
      inset: 0;
      width: 100%;
      height: 100%;
      border-radius: 0;
    }

    .picture p {
      position: absolute;
      top: ${space[3]};
      left: ${space[3]};
      max-width: calc(100% - ${space[6]});
      padding: ${space[1]} ${space[3]};
      border-radius: ${radius.large};
      background: ${color.raised};
      font-size: ${size.small};
      font-weight: ${weight.strong};
    }
  }

  > div:first-child {
    display: grid;
    align-content: center;
    gap: ${space[4]};
    min-width: 0;
  }
`;

/** How long there is, how many are in, and what it is about. */
export function WaitingHero({ lottery }: { lottery: LotteryView }) {
  const { t } = useTranslation('lottery');
  const { creator, prizes, prizeCount, state } = lottery;
  const { name } = creator;
  const prize = prizes[0];
  return (
    <Waiting aria-label={t('open.label')}>
      <div>
        <Time lottery={lottery} />
        {state === 'PAUSED' && <p>{t('open.paused', { name })}</p>}
        {state !== 'DRAFT' && state !== 'SCHEDULED' && <Counts lottery={lottery} />}
      </div>
      {prize && (
        <div className="picture">
          <PrizePicture photo={prize.photo} delivery={prize.delivery} />
          <p>
            <bdi>{prize.title}</bdi>
            {prizeCount > 1 && ` ${t('open.more', { count: prizeCount - 1 })}`}
          </p>
        </div>
      )}
    </Waiting>
  );
}

/** The one number of the page: time until it opens or closes, or the words that say who decides. */
function Time({ lottery }: { lottery: LotteryView }) {
  const { t } = useTranslation('lottery');
  const { closesAt, creator, opensAt, state } = lottery;
  const until = state === 'SCHEDULED' ? opensAt : closesAt;
  if (until === null || state === 'DRAFT') {
    return (
      <p className="loud">
        {t(state === 'DRAFT' ? 'open.draft' : 'open.by_hand', { name: creator.name })}
      </p>
    );
  }
  return (
    <div>
      <p className="label">{t(state === 'SCHEDULED' ? 'open.opens_in' : 'open.closes_in')}</p>
      <Clock until={until} />
      {state === 'SCHEDULED' && (
        <p className="label">
          <LocalTime at={until} as="moment" />
        </p>
      )}
    </div>
  );
}

/** How many people, and how many tickets. */
function Counts({ lottery }: { lottery: LotteryView }) {
  const { t, i18n } = useTranslation('lottery');
  const { memberCount, ticketTotal } = lottery;
  const numbers = numbersIn(i18n.language);
  return (
    <ul className="counts" role="list">
      <li>
        <b>{numbers.format(memberCount)}</b> {t('open.entered', { count: memberCount })}
      </li>
      <li>
        <b>{numbers.format(ticketTotal)}</b> {t('open.tickets', { count: ticketTotal })}
      </li>
    </ul>
  );
}
