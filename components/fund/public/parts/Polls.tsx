import styled from 'styled-components';
import { LocalTime } from '@/components/shared/LocalTime';
import { Card } from '@/components/ui/Card';
import { useMoney } from '@/hooks/fund/useMoney';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { FundFace, Poll } from '@/lib/shared/fund/messages';
import { tabularFigures } from '@/styles/mixins';
import { color, motion, radius, size, space, weight } from '@/styles/tokens';

const Votes = styled(Card)`
  gap: ${space[3]};
  ${tabularFigures}

  & + & {
    margin-top: ${space[3]};
  }

  h3 {
    font-size: ${size.text};
    letter-spacing: 0;
  }

  ul {
    display: grid;
    gap: ${space[3]};
    padding: 0;
    list-style: none;
  }

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space[1]} ${space[3]};
    overflow-wrap: anywhere;
  }

  li bdi {
    font-weight: ${weight.strong};
  }

  li svg {
    grid-column: 1 / -1;
    width: 100%;
    height: 0.625rem;
    border-radius: ${radius.round};
    background: ${color.sunken};
  }

  rect {
    fill: ${color.control};
    transition: width ${motion.slow};
  }

  .first rect {
    fill: ${color.accent};
  }

  .first bdi {
    font-weight: ${weight.display};
  }
`;

/** Votes in which each contribution counts with its amount. */
export function Polls({ fund }: { fund: FundFace }) {
  const { t } = useTranslation('fund');
  if (fund.polls.length === 0) return null;
  return (
    <section aria-labelledby="votes-title">
      <h2 id="votes-title">{t('votes.title')}</h2>
      {fund.polls.map((poll) => (
        <OnePoll key={poll.id} poll={poll} fund={fund} />
      ))}
    </section>
  );
}

function OnePoll({ poll, fund }: { poll: Poll; fund: FundFace }) {
  const { t } = useTranslation('fund');
  const money = useMoney(fund.currency);
  const all = poll.options.reduce((sum, { total }) => sum + total, 0);
  const most = Math.max(1, ...poll.options.map(({ total }) => total));
  return (
    <Votes as="div">
      <h3>
        <bdi>{poll.title}</bdi>
      </h3>
      <ul role="list">
        {poll.options.map(({ id, label, total }) => (
          <li key={id} className={total === most ? 'first' : undefined}>
            <bdi>{label}</bdi>
            <span>{money.brief(total)}</span>
            <svg aria-hidden="true">
              <rect width={`${all === 0 ? 0 : (total / all) * 100}%`} height="100%" rx="5" />
            </svg>
          </li>
        ))}
      </ul>
      <p className="quiet small">
        {poll.isOpen ? t('votes.how', { amount: money.brief(100) }) : t('votes.closed')}
        {poll.isOpen && poll.closesAt && (
          <>
            {' '}
            {t('votes.until')} <LocalTime at={poll.closesAt} as="moment" />
          </>
        )}
      </p>
    </Votes>
  );
}
