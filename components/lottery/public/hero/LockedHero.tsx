import styled from 'styled-components';
import { SecondsRing } from '@/components/shared/draw/Clock';
import { Hero } from '@/components/lottery/public/LotteryScreen.styles';
import { Icon } from '@/components/ui/icons/Icon';
import type { LotteryView } from '@/hooks/lottery/types';
import { useCountdown } from '@/hooks/ui/time/useCountdown';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { media } from '@/styles/media';
import { color, motion, radius, size, space, toneColors, weight } from '@/styles/tokens';
import { useHeadlineFocus } from '@/hooks/lottery/fan/useHeadlineFocus';

const Locked = styled(Hero)`
  .beside {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-items: center;
    gap: ${space[6]};
  }

  .said {
    display: grid;
    gap: ${space[2]};
    min-width: 0;
  }

  code {
    display: block;
    font-family: inherit;
    font-size: ${size.small};
    font-weight: ${weight.strong};
    letter-spacing: 0.05em;
    word-spacing: 0.1em;
  }

  ol {
    display: grid;
    gap: ${space[4]};
    padding-top: ${space[4]};
    border-top: 1px solid ${color.line};
    list-style: none;
  }

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[3]};
  }

  li > span {
    display: grid;
    place-items: center;
    width: 2rem;
    height: 2rem;
    border-radius: ${radius.round};
    background: ${color.sunken};
    color: ${color.textQuiet};
    font-weight: ${weight.display};
    transition: background-color ${motion.slow};
  }

  .done > span {
    background: ${toneColors('good').soft};
    color: ${toneColors('good').text};
  }

  .now > span {
    background: ${color.accent};
    color: ${color.onAccent};
  }

  @media ${media.fromMedium} {
    .beside {
      grid-template-columns: auto minmax(0, 1fr);
      gap: ${space[8]};
    }

    .beside.alone {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

const GROUP = /.{4}/g;
/** As many hex digits of the list's hash as page and stream show; fewer can be made to collide. */
const SHOWN = 32;

/** The list is frozen and nobody knows the winner: the seconds until the public number. */
export function LockedHero({ lottery }: { lottery: LotteryView }) {
  const { t } = useTranslation('lottery');
  const headline = useHeadlineFocus();
  const { closedAt, creator, entrantsHash, memberCount, roundAt, ticketTotal } = lottery;
  const left = useCountdown(roundAt);
  const isLate = left === 0;
  const print = entrantsHash?.slice(0, SHOWN).match(GROUP)?.join(' ');
  const whole =
    roundAt && closedAt ? Math.ceil((Date.parse(roundAt) - Date.parse(closedAt)) / 1000) : 0;
  const steps = [
    ['locked.step_list', t('locked.step_list_text', { people: memberCount, tickets: ticketTotal })],
    ['locked.step_number', t('locked.step_number_text', { name: creator.name })],
    ['locked.step_order', t('locked.step_order_text')],
  ] as const;
  return (
    <Locked aria-labelledby="hero-title">
      <div className={roundAt ? 'beside' : 'beside alone'}>
        {roundAt && <SecondsRing until={roundAt} seconds={Math.max(1, whole)} />}
        <div className="said">
          <h2 id="hero-title" ref={headline} tabIndex={-1}>
            {t('locked.title')}
          </h2>
          <p className="quiet">
            {roundAt === null
              ? t('locked.none')
              : isLate
                ? t('locked.late')
                : t('locked.text', { count: left ?? whole })}
          </p>
          {print && (
            <p>
              <span className="quiet small">{t('locked.print')}</span>
              <code>{print}</code>
            </p>
          )}
        </div>
      </div>
      {roundAt && (
        <ol role="list">
          {steps.map(([title, text], index) => (
            <li key={title} className={index === 0 ? 'done' : index === 1 ? 'now' : undefined}>
              <span>{index === 0 ? <Icon name="check" size={20} /> : index + 1}</span>
              <div>
                <b>{t(title)}</b>
                <p className="quiet small">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      )}
    </Locked>
  );
}
