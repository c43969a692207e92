import { useFund } from '@/components/fundconsole/console/FundContext';
import { timeLeft } from '@/components/shared/draw/timeLeft';
import { FundBar } from '@/components/shared/fund/FundBar';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { barOf, percentOf, type FundBarParts } from '@/hooks/fund/fundBar';
import type { ConsoleFund } from '@/hooks/fundconsole/types';
import { useCountdown } from '@/hooks/ui/time/useCountdown';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { numbersIn } from '@/lib/i18n/numbers';
import { isRunningFund } from '@/lib/shared/fund/states';
import { formatBriefMoney } from '@/lib/shared/money/format';
import { BarSlot, Facts, Notes, Sum, SumRoot } from './Sum.styles';

/** How high the bar is, in px. */
const BAR_PX = 28;

/** Of the whole, for those who see no amounts. */
const inPercent = (percent: number): FundBarParts => ({
  goal: 100,
  paid: percent,
  coming: 0,
  failed: 0,
  never: 0,
});

/** What came in, as large as anything; who may not see amounts sees the share of the goal. */
export function SumPanel() {
  const { t } = useTranslation('fundHost');
  const { edit } = useFund();
  const { fund, seesAmounts } = edit;
  return (
    <SumRoot aria-label={t('sum.label')}>
      {seesAmounts ? <Raised fund={fund} /> : <Share percent={edit.percent} />}
      <BarSlot>
        <FundBar
          parts={seesAmounts ? barOf(fund) : inPercent(edit.percent)}
          height={BAR_PX}
          rings={seesAmounts ? ringsOf(edit) : []}
        />
        {seesAmounts && <BarNotes edit={edit} />}
      </BarSlot>
      <FundFacts edit={edit} />
    </SumRoot>
  );
}

function Raised({ fund }: { fund: ConsoleFund['fund'] }) {
  const { t, i18n } = useTranslation('fundHost');
  const money = (amount: number) =>
    formatBriefMoney({ amount, currency: fund.currency }, i18n.language);
  const isOnItsWay = fund.pending > 0 && fund.mode === 'KEEP';
  return (
    <Sum>
      <b>{money(fund.raised)}</b>
      {t('fundList:of', { goal: money(fund.goal), percent: percentOf(fund) })}
      {isOnItsWay && ` ${t('sum.on_the_way', { amount: money(fund.pending) })}`}
    </Sum>
  );
}

function Share({ percent }: { percent: number }) {
  const { t } = useTranslation('fundHost');
  return (
    <Sum>
      <b>{percent}%</b>
      {t('sum.of_goal')}
    </Sum>
  );
}

/** Where milestones stand on the bar, also those that only hosts know. */
function ringsOf({ fund, hiddenMilestones }: ConsoleFund) {
  const known = fund.milestones.flatMap(({ amount, reachedAt }) =>
    amount === null ? [] : [{ amount, isReached: reachedAt !== null }],
  );
  return [...known, ...hiddenMilestones.map(({ amount }) => ({ amount, isReached: false }))];
}

/** What comes next on the bar, the show's own bar, and who doubles it. */
function BarNotes({ edit: { fund, hiddenMilestones } }: { edit: ConsoleFund }) {
  const { t, i18n } = useTranslation('fundHost');
  const money = (amount: number) =>
    formatBriefMoney({ amount, currency: fund.currency }, i18n.language);
  const next = isRunningFund(fund.state)
    ? fund.milestones.find(
        ({ amount, reachedAt }) => amount !== null && reachedAt === null && amount > fund.raised,
      )
    : undefined;
  const secrets = hiddenMilestones.length;
  const open = fund.matches.filter(({ isOpen }) => isOpen);
  const { session } = fund;
  return (
    <Notes as="div">
      {next && (
        <span dir="auto">
          {t('sum.next', { amount: money(next.amount ?? 0) })} <b>{next.title}</b>
        </span>
      )}
      {secrets > 0 && <span>{t('sum.hidden', { count: secrets })}</span>}
      {session && (
        <span>
          {t('sum.session')}{' '}
          <b>
            {session.goal === null
              ? money(session.raised)
              : t('sum.session_of', { amount: money(session.raised), goal: money(session.goal) })}
          </b>
        </span>
      )}
      {open.map(({ id, name, matched, upTo }) => (
        <span key={id} dir="auto">
          {t('sum.match', { name })}{' '}
          <b>{t('sum.session_of', { amount: money(matched), goal: money(upTo) })}</b>
        </span>
      ))}
    </Notes>
  );
}

function FundFacts({ edit: { fund, lastHour, seesAmounts } }: { edit: ConsoleFund }) {
  const { t, i18n } = useTranslation('fundHost');
  const { deadlineAt, state } = fund;
  return (
    <Facts>
      <div>
        <dt>{t('sum.supporters', { count: fund.supporterCount })}</dt>
        <dd>{numbersIn(i18n.language).format(fund.supporterCount)}</dd>
      </div>
      {seesAmounts && lastHour !== null && (
        <div>
          <dt>{t('sum.last_hour')}</dt>
          <dd>{formatBriefMoney({ amount: lastHour, currency: fund.currency }, i18n.language)}</dd>
        </div>
      )}
      {deadlineAt !== null && isRunningFund(state) && <TimeLeft until={deadlineAt} />}
    </Facts>
  );
}

function TimeLeft({ until }: { until: string }) {
  const { t, i18n } = useTranslation('fundHost');
  const left = useCountdown(until);
  return (
    <div>
      <dt>
        {t('sum.left')}
        <VisuallyHidden>: </VisuallyHidden>
      </dt>
      <dd>{left === null ? '…' : timeLeft(left, i18n.language)}</dd>
    </div>
  );
}
