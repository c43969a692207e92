import styled from 'styled-components';
import { Button } from '@/components/ui/buttons/Button';
import { Card } from '@/components/ui/Card';
import { Icon } from '@/components/ui/icons/Icon';
import { entryStateOf } from '@/hooks/lottery/fan/fanState';
import { useBonus } from '@/hooks/lottery/fan/useBonus';
import type { LotteryView } from '@/hooks/lottery/types';
import { useSession } from '@/hooks/session/useSession';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { color, radius, size, space, target, toneColors, weight } from '@/styles/tokens';

const Acts = styled.ul`
  display: grid;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: 1.75rem minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space[1]} ${space[3]};
    min-height: ${target.touch};
    padding-block: ${space[2]};
  }

  li + li {
    border-top: 1px solid ${color.line};
  }

  i {
    display: grid;
    place-items: center;
    width: 1.75rem;
    height: 1.75rem;
    border: 1.75px dashed ${color.control};
    border-radius: ${radius.round};
  }

  .taken i {
    border: 0;
    background: ${toneColors('good').soft};
    color: ${toneColors('good').text};
  }

  .taken > b {
    color: ${toneColors('good').text};
    font-size: ${size.small};
  }

  .error {
    grid-column: 2 / -1;
    color: ${toneColors('stop').text};
    font-size: ${size.small};
    font-weight: ${weight.strong};
  }
`;

interface Props {
  lottery: LotteryView;
  reload: () => Promise<void>;
}

/** More tickets for what costs nothing. */
export function BonusCard({ lottery, reload }: Props) {
  const { t } = useTranslation('lottery');
  const { user } = useSession();
  const { take, running, refused } = useBonus(lottery, reload);
  const { bonusOffers, creator } = lottery;
  const isIn = entryStateOf(lottery, user?.id ?? null) === 'joined';
  const sum = (offers: typeof bonusOffers) => offers.reduce((all, { tickets }) => all + tickets, 0);
  const most = sum(bonusOffers);
  const taken = sum(bonusOffers.filter(({ isTaken }) => isTaken));
  return (
    <Card className="order-bonus" aria-labelledby="bonus-title">
      <div className="top">
        <h2 id="bonus-title">{t('bonus.title')}</h2>
        <b className="quiet small">
          {isIn ? t('bonus.taken', { taken, count: most }) : t('bonus.most', { count: most })}
        </b>
      </div>
      <p className="quiet small">{t(isIn ? 'bonus.text' : 'bonus.text_first')}</p>
      <Acts role="list">
        {bonusOffers.map(({ kind, tickets, isTaken }) => (
          <li key={kind} className={isTaken ? 'taken' : undefined}>
            <i>{isTaken && <Icon name="check" size={18} />}</i>
            <span>{t(`bonus.${kind}`, { name: creator.name })}</span>
            {isTaken ? (
              <b>{t('bonus.added', { count: tickets })}</b>
            ) : isIn ? (
              <Button
                variant="quiet"
                size="small"
                isLoading={running === kind}
                onClick={() => void take(kind)}
              >
                {t('bonus.take', { count: tickets })}
              </Button>
            ) : (
              <b className="quiet small">{t('bonus.take', { count: tickets })}</b>
            )}
            {refused?.kind === kind && (
              <p className="error" role="alert">
                {t(`errors:${refused.code}`)}
              </p>
            )}
          </li>
        ))}
      </Acts>
    </Card>
  );
}
