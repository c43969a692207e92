import Link from 'next/link';
import { LocalTime } from '@/components/shared/LocalTime';
import { ToolMark } from '@/components/shared/ToolMark';
import { Hero, Numbers } from '@/components/shared/aftershow/Hero.styles';
import { NightCurve } from '@/components/shared/aftershow/NightCurve';
import { Page, Top, TopWords } from '@/components/shared/aftershow/Page.styles';
import { Columns } from '@/components/shared/aftershow/Panel.styles';
import { PageHead } from '@/components/shared/page/PageHead';
import { Button } from '@/components/ui/buttons/Button';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { maySet } from '@/hooks/console/hostRights';
import { holdsPrize } from '@/hooks/lottery/console/claims';
import type { ConsoleLottery } from '@/hooks/lottery/console/types';
import { entryLine, type LotteryRecap } from '@/hooks/lottery/host/entryLine';
import { useRunDrawAgain } from '@/hooks/lottery/host/useRunDrawAgain';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { numbersIn } from '@/lib/i18n/numbers';
import { isOver } from '@/lib/shared/lottery/states';
import { ProofPanel } from './ProofPanel';
import { WinnersPanel } from './WinnersPanel';

const BACK = { lines: 'M14.5 6 8.5 12l6 6' };

interface Props {
  recap: LotteryRecap;
  edit: ConsoleLottery;
}

/** After a draw: who won what, how people came in, and the proof. */
export function LotteryRecapScreen({ recap, edit }: Props) {
  const { t } = useTranslation('lotteryRecap');
  const line = entryLine(recap);
  return (
    <Page>
      <PageHead title={t('title', { title: recap.title })} isPrivate />
      <Top>
        <Link href={`/chance/${recap.id}/dashboard`} aria-label={t('back')}>
          <DrawnIcon drawing={BACK} />
        </Link>
        <ToolMark tool="chance" size={32} />
        <TopWords>
          <b title={recap.title}>
            <bdi>{recap.title}</bdi>
          </b>
          <span>
            {recap.openedAt && <LocalTime at={recap.openedAt} as="moment" />}
            {recap.closedAt && (
              <>
                {' – '}
                <LocalTime at={recap.closedAt} as="moment" />
              </>
            )}
          </span>
        </TopWords>
      </Top>
      <RecapHero recap={recap} edit={edit} />
      {line && <NightCurve {...line} rounds={[]} counts="entries" />}
      <Columns>
        <WinnersPanel recap={recap} isOwner={edit.right === 'OWNER'} />
        <ProofPanel lottery={edit.lottery} />
      </Columns>
    </Page>
  );
}

/** The draw in one sentence and four numbers, and the next one a press away. */
function RecapHero({ recap, edit }: Props) {
  const { t, i18n } = useTranslation('lotteryRecap');
  const number = numbersIn(i18n.language);
  const again = useRunDrawAgain(recap.id);
  const given = recap.claims.filter(holdsPrize).length;
  const prizes = recap.prizes.reduce((sum, { quantity }) => sum + quantity, 0);
  const numbers = [
    ['entrants', recap.memberCount],
    ['tickets', recap.ticketTotal],
    ['prizes', given],
    ['left', recap.leftCount],
  ] as const;
  const isCancelled = recap.state === 'CANCELLED';
  return (
    <Hero aria-labelledby="recap-title">
      <div>
        <h1 id="recap-title">
          {isCancelled ? t('hero.cancelled') : t('hero.entered', { count: recap.memberCount })}
        </h1>
        {!isCancelled && <p>{t('hero.given', { count: given, total: prizes })}</p>}
        {isOver(recap.state) && maySet(edit) && (
          <div>
            <Button
              size="large"
              icon="play"
              isLoading={again.isRunning}
              onClick={() => void again.run()}
            >
              {t('hero.again')}
            </Button>
          </div>
        )}
      </div>
      <Numbers aria-label={t('number.label')}>
        {numbers.map(([name, count]) => (
          <div key={name}>
            <dt>{t(`number.${name}`, { count })}</dt>
            <dd>{number.format(count)}</dd>
          </div>
        ))}
      </Numbers>
    </Hero>
  );
}
