import Link from 'next/link';
import { Hero, Numbers } from '@/components/shared/aftershow/Hero.styles';
import { Page, Top, TopWords } from '@/components/shared/aftershow/Page.styles';
import { Columns } from '@/components/shared/aftershow/Panel.styles';
import { LocalTime } from '@/components/shared/LocalTime';
import { PageHead } from '@/components/shared/page/PageHead';
import { ToolMark } from '@/components/shared/ToolMark';
import { Button } from '@/components/ui/buttons/Button';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { maySet } from '@/hooks/console/hostRights';
import { percentOf } from '@/hooks/fund/fundBar';
import { useRunFundAgain } from '@/hooks/fundconsole/list/useRunFundAgain';
import type { ConsoleFund, FundRecap } from '@/hooks/fundconsole/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { numbersIn } from '@/lib/i18n/numbers';
import { isFundOver } from '@/lib/shared/fund/states';
import { DaysPanel } from './DaysPanel';
import { MoneyPanel } from './MoneyPanel';
import { ThanksPanel } from './ThanksPanel';
import { TiersPanel } from './TiersPanel';

const BACK = { lines: 'M14.5 6 8.5 12l6 6' };

interface Props {
  recap: FundRecap;
  edit: ConsoleFund;
}

/** After a fund: what came in and what is left of it, whom to thank, and the next one. */
export function FundRecapScreen({ recap, edit }: Props) {
  const { t } = useTranslation('fundHost');
  const { startsAt, endedAt } = edit.fund;
  const seesSums = edit.seesAmounts;
  return (
    <Page>
      <PageHead title={t('recap.title', { title: recap.title })} isPrivate />
      <Top>
        <Link href={`/fund/${recap.id}/dashboard`} aria-label={t('recap.back')}>
          <DrawnIcon drawing={BACK} />
        </Link>
        <ToolMark tool="fund" size={32} />
        <TopWords>
          <b title={recap.title}>
            <bdi>{recap.title}</bdi>
          </b>
          <span>
            {startsAt && <LocalTime at={startsAt} as="date" />}
            {startsAt && endedAt && ' – '}
            {endedAt && <LocalTime at={endedAt} as="moment" />}
          </span>
        </TopWords>
      </Top>
      <RecapHero recap={recap} edit={edit} />
      <Columns>
        {seesSums && <MoneyPanel recap={recap} />}
        {maySet(edit) && <ThanksPanel recap={recap} />}
        {seesSums && recap.days.length > 1 && <DaysPanel recap={recap} />}
        {recap.tiers.length > 0 && <TiersPanel recap={recap} />}
      </Columns>
    </Page>
  );
}

/** How it ended in one sentence and a few numbers, and the next one a press away. */
function RecapHero({ recap, edit }: Props) {
  const { t, i18n } = useTranslation('fundHost');
  const number = numbersIn(i18n.language);
  const again = useRunFundAgain(recap.id);
  const { state, mode } = recap;
  const isOver = isFundOver(state);
  const end = state === 'MISSED' && mode === 'KEEP' ? 'KEPT' : state;
  const percent = edit.seesAmounts ? percentOf(recap) : edit.percent;
  return (
    <Hero aria-labelledby="recap-title">
      <div>
        <h1 id="recap-title">
          {isOver ? t(`ended.${end}`, { count: recap.supporterCount }) : t('recap.running')}
        </h1>
        {isOver && <p>{t(`ended.${end}_text`)}</p>}
        {isOver && edit.right === 'OWNER' && (
          <div>
            <Button
              size="large"
              icon="play"
              isLoading={again.isRunning}
              onClick={() => void again.run()}
            >
              {t('fundList:again')}
            </Button>
          </div>
        )}
      </div>
      <Numbers aria-label={t('recap.numbers')}>
        <div>
          <dt>{t('sum.of_goal')}</dt>
          <dd>{percent}%</dd>
        </div>
        <div>
          <dt>{t('sum.supporters', { count: recap.supporterCount })}</dt>
          <dd>{number.format(recap.supporterCount)}</dd>
        </div>
        {mode === 'ALL_OR_NOTHING' && (
          <div>
            <dt>{t('recap.failed')}</dt>
            <dd>{number.format(recap.failedCount)}</dd>
          </div>
        )}
        <div>
          <dt>{t('recap.unthanked')}</dt>
          <dd>{number.format(recap.unthanked)}</dd>
        </div>
      </Numbers>
    </Hero>
  );
}
