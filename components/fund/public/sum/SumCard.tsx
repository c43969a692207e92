import { FundBar } from '@/components/shared/fund/FundBar';
import { LiveRegion } from '@/components/ui/LiveRegion';
import { barOf } from '@/hooks/fund/fundBar';
import { useSaidSlowly } from '@/hooks/fund/public/useSaidSlowly';
import { useMoney } from '@/hooks/fund/useMoney';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { FundPage } from '@/lib/shared/fund/views';
import { Corrections } from './Corrections';
import { GiveButton } from './GiveButton';
import { Legend } from './Legend';
import { Matches } from './Matches';
import { ShareRow } from './ShareRow';
import { Stats } from './Stats';
import { Sum } from './SumCard.styles';
import { sumOf } from './sumWords';

/** What came in, how much of it is sure, and the one button. */
export function SumCard({ page }: { page: FundPage }) {
  const { t } = useTranslation('fund');
  const { fund, creator } = page;
  const money = useMoney(fund.currency);
  const parts = barOf(fund);
  const { words, values } = sumOf(fund, parts);
  const of = t(words, { ...values, goal: money.brief(values.of) });
  const said = useSaidSlowly(`${money.brief(fund.raised)} ${of}`);
  return (
    <Sum aria-label={t('sum.label')}>
      <p className="hero">
        <b>{money.brief(fund.raised)}</b> <span>{of}</span>
      </p>
      <FundBar parts={parts} />
      <Legend fund={fund} parts={parts} />
      {fund.session && (
        <p className="line small">
          {t(fund.session.goal === null ? 'sum.session' : 'sum.session_of', {
            raised: money.brief(fund.session.raised),
            goal: money.brief(fund.session.goal ?? 0),
          })}
        </p>
      )}
      <Stats fund={fund} />
      <GiveButton page={page} />
      <Matches fund={fund} />
      <ShareRow
        handle={creator.handle}
        fundId={fund.id}
        title={t('share.title', { title: fund.title, name: creator.name })}
      />
      <Corrections fund={fund} name={creator.name} />
      <LiveRegion message={said} />
    </Sum>
  );
}
