import styled from 'styled-components';
import { Badge } from '@/components/ui/Badge';
import { Card } from '@/components/ui/Card';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import type { LotteryView } from '@/hooks/lottery/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { color, radius, space } from '@/styles/tokens';
import { lotteryIcons } from './lotteryIcons';

const Lines = styled.ul`
  display: grid;
  gap: ${space[2]};
  color: ${color.textQuiet};
  list-style: none;
  overflow-wrap: anywhere;

  li {
    position: relative;
    padding-left: ${space[5]};
  }

  li::before {
    position: absolute;
    top: 0.6em;
    left: 0;
    width: 0.4rem;
    height: 0.4rem;
    border-radius: ${radius.round};
    background: ${color.control};
    content: '';
  }

  li + .apart {
    margin-top: ${space[3]};
  }
`;

/** The exact rules that the draw is bound to, line by line. */
export function RulesCard({ lottery }: { lottery: LotteryView }) {
  const { t } = useTranslation('lottery');
  const { rules, logSeq, state } = lottery;
  if (rules === '') return null;
  const lines = rules.split('\n');
  return (
    <Card className="order-rest" aria-labelledby="rules-title">
      <div className="top">
        <h2 id="rules-title">{t('rules.title')}</h2>
        {state !== 'DRAFT' && (
          <Badge>
            <DrawnIcon drawing={lotteryIcons.lock} size={16} />
            {t(logSeq > 0 ? 'rules.locked' : 'rules.lock')}
          </Badge>
        )}
      </div>
      <Lines role="list">
        {lines.map((line, index) =>
          // An empty line sets the prizes apart from what follows.
          line === '' ? null : (
            <li key={index} dir="auto" className={lines[index - 1] === '' ? 'apart' : undefined}>
              {line}
            </li>
          ),
        )}
      </Lines>
    </Card>
  );
}
