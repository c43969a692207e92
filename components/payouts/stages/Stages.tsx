import type { ReactNode } from 'react';
import { Day } from '@/components/payouts/Day';
import { signs } from '@/components/payouts/signs';
import { Amount } from '@/components/shared/money/Amount';
import { marks, Told } from '@/components/shared/money/Told';
import { DrawnIcon, Icon } from '@/components/ui/icons/Icon';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { CLEARANCE_DAYS } from '@/lib/shared/money/fees';
import type { Currency } from '@/lib/shared/money/money';
import type { PayoutOverview } from '@/lib/shared/payouts/payouts';
import { Sign } from './Sign';
import { Flow, Root, Sum, type StageLook } from './Stages.styles';

interface Props {
  overview: PayoutOverview;
  currency: Currency;
}

/** Where the money is: clearing, available, on its way to the bank. */
export function Stages({ overview, currency }: Props) {
  const { t } = useTranslation('payouts');
  const { clearing, available, onItsWay } = overview;
  const { next } = clearing;
  const { failed } = onItsWay;
  return (
    <Flow>
      <Stage
        sign={<Sign kind="clearing" />}
        name={t('stage.clearing')}
        sum={<Amount amount={clearing.amount} currency={currency} />}
      >
        {t('stage.clearing_text', {
          contribution: CLEARANCE_DAYS.CONTRIBUTION,
          experience: CLEARANCE_DAYS.EXPERIENCE,
        })}{' '}
        {next && (
          <Told
            text={t('stage.clearing_next', marks('amount', 'day'))}
            parts={{
              amount: <Amount amount={next.amount} currency={currency} />,
              day: <Day at={next.at} />,
            }}
          />
        )}
      </Stage>
      <DrawnIcon drawing={signs.onward} size={20} />
      <Stage
        look="main"
        sign={available.amount < 0 ? <Icon name="minus" size={18} /> : <Sign kind="available" />}
        name={t('stage.available')}
        sum={<Amount amount={available.amount} currency={currency} />}
        isBelowZero={available.amount < 0}
      >
        <WhenItGoes overview={overview} />
      </Stage>
      <DrawnIcon drawing={signs.onward} size={20} />
      {failed ? (
        <Stage
          look="stop"
          sign={<DrawnIcon drawing={signs.back} size={18} />}
          name={t('stage.sent_back')}
          sum={<Amount amount={failed.amount} currency={currency} />}
        >
          {t('stage.sent_back_text')}
        </Stage>
      ) : (
        <Stage
          sign={<Icon name="next" size={18} />}
          name={t('stage.on_its_way')}
          sum={<Amount amount={onItsWay.amount} currency={currency} />}
        >
          {onItsWay.arrivesAt ? (
            <Told
              text={t('stage.arrives', marks('day'))}
              parts={{
                day: (
                  <b>
                    <Day at={onItsWay.arrivesAt} isOfBank isAwaited />
                  </b>
                ),
              }}
            />
          ) : (
            t('stage.nothing_on_its_way')
          )}
        </Stage>
      )}
    </Flow>
  );
}

/** What the creator waits for: when what is available goes to their bank, or why it does not. */
function WhenItGoes({ overview }: { overview: PayoutOverview }) {
  const { t } = useTranslation('payouts');
  const { account, available, onItsWay } = overview;
  if (available.amount < 0) return t('stage.covered_first');
  if (account.state !== 'READY') return t('stage.waits_for_details');
  if (onItsWay.failed) return t('stage.waits_for_account');
  if (available.amount === 0 || !available.goesOutAt) return t('stage.nothing_available');
  const key = account.bankLast4 === null ? 'stage.goes_out' : 'stage.goes_out_to';
  return (
    <Told
      text={t(key, marks('day', 'last4'))}
      parts={{
        day: (
          <b>
            <Day at={available.goesOutAt} isAwaited />
          </b>
        ),
        last4: account.bankLast4,
      }}
    />
  );
}

interface StageProps {
  look?: StageLook;
  sign: ReactNode;
  name: string;
  sum: ReactNode;
  isBelowZero?: boolean;
  children: ReactNode;
}

function Stage({ look = 'plain', sign, name, sum, isBelowZero = false, children }: StageProps) {
  return (
    <Root $look={look} aria-label={name}>
      <h2>
        {sign}
        {name}
      </h2>
      <Sum $isMain={look === 'main'} $isBelowZero={isBelowZero}>
        {sum}
      </Sum>
      <p>{children}</p>
    </Root>
  );
}
