import type { ReactNode } from 'react';
import { LocalTime } from '@/components/shared/LocalTime';
import { Told, marks } from '@/components/shared/money/Told';
import { DrawnIcon, Icon } from '@/components/ui/icons/Icon';
import { dashboardIcons } from '@/components/ui/icons/dashboardIcons';
import { fundIcons } from '@/components/fund/fundIcons';
import { useMoney } from '@/hooks/fund/useMoney';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { FundFace } from '@/lib/shared/fund/messages';
import { isFundOver } from '@/lib/shared/fund/states';
import { Steps } from './Milestones.styles';

/** What is on the way to the goal, and the goal itself among it. */
export function Milestones({ fund, name }: { fund: FundFace; name: string }) {
  const { t } = useTranslation('fund');
  const { milestones, goal, raised } = fund;
  if (milestones.length === 0) return null;
  const known = milestones.filter(({ isHidden }) => !isHidden);
  const hidden = milestones.filter(({ isHidden }) => isHidden);
  const below = known.filter(({ amount }) => (amount ?? 0) < goal);
  const above = known.filter(({ amount }) => (amount ?? 0) >= goal);
  const target = {
    id: 'goal',
    isGoal: true,
    amount: goal,
    title: t('milestones.goal'),
    note: null,
    reachedAt: fund.reachedAt,
  };
  const steps = [
    ...below.map((one) => ({ ...one, isGoal: false })),
    ...hidden.map((one) => ({ ...one, isGoal: false })),
    target,
    ...above.map((one) => ({ ...one, isGoal: false })),
  ];
  const next = steps.find(({ amount, reachedAt }) => amount !== null && reachedAt === null);
  return (
    <section aria-labelledby="milestones-title">
      <h2 id="milestones-title">{t('milestones.title')}</h2>
      <Steps role="list">
        {steps.map(({ id, amount, title, note, reachedAt, isGoal }) => (
          <Step
            key={id}
            fund={fund}
            look={reachedAt ? 'done' : amount === null ? 'hidden' : id === next?.id ? 'next' : 'open'}
            isGoal={isGoal}
            amount={amount}
            title={title ?? t('milestones.hidden')}
          >
            {amount === null && !isFundOver(fund.state) ? (
              t('milestones.hidden_text', { name })
            ) : reachedAt ? (
              <Told
                text={t(isGoal ? 'milestones.reached' : 'milestones.unlocked', marks('day'))}
                parts={{ day: <LocalTime at={reachedAt} as="day" /> }}
              />
            ) : isFundOver(fund.state) ? (
              t('milestones.missed')
            ) : amount !== null && id === next?.id ? (
              <ToGo fund={fund} left={amount - raised} />
            ) : null}
            {note && (
              <>
                {' '}
                <span dir="auto">{note}</span>
              </>
            )}
          </Step>
        ))}
      </Steps>
    </section>
  );
}

function ToGo({ fund, left }: { fund: FundFace; left: number }) {
  const { t } = useTranslation('fund');
  const money = useMoney(fund.currency);
  return <strong>{t('milestones.next', { amount: money.brief(Math.max(0, left)) })}</strong>;
}

interface StepProps {
  fund: FundFace;
  look: 'done' | 'next' | 'hidden' | 'open';
  isGoal: boolean;
  amount: number | null;
  title: string;
  children: ReactNode;
}

function Step({ fund, look, isGoal, amount, title, children }: StepProps) {
  const { t } = useTranslation('fund');
  const money = useMoney(fund.currency);
  return (
    <li className={look}>
      <span className="mark">
        {look === 'done' ? (
          <Icon name="check" size={20} />
        ) : look === 'hidden' ? (
          <DrawnIcon drawing={fundIcons.question} size={20} />
        ) : (
          <DrawnIcon drawing={isGoal ? dashboardIcons.fund : fundIcons.flag} size={20} />
        )}
      </span>
      <div>
        <bdi>{title}</bdi>
        <p className="quiet small">{children}</p>
      </div>
      <b>
        {amount === null ? (
          <span className="quiet" role="img" aria-label={t('milestones.amount_hidden')}>
            ?
          </span>
        ) : (
          money.brief(amount)
        )}
      </b>
    </li>
  );
}
