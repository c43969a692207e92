import { FundBar } from '@/components/shared/fund/FundBar';
import { barOf } from '@/hooks/fund/fundBar';
import type { FundPreset } from '@/hooks/fundconsole/list/newFund';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { formatBriefMoney } from '@/lib/shared/money/format';
import type { Currency } from '@/lib/shared/money/money';
import { Cover } from './Funds.styles';
import { NoButton, Preview } from './NewFund.styles';
import { PresetPicture } from './PresetPicture';

interface Props {
  preset: FundPreset;
  title: string;
  /** Null: none is written in the field. */
  goal: number | null;
  currency: Currency;
  cover: string | null;
  mode: string;
}

const BAR_PX = 12;

/** How viewers will see it. */
export function NewFundPreview({ preset, title, goal, currency, cover, mode }: Props) {
  const { t, i18n } = useTranslation('fundHost');
  const money = (amount: number) => formatBriefMoney({ amount, currency }, i18n.language);
  const bar = barOf({ mode: 'KEEP', state: 'LIVE', goal: goal ?? 1, raised: 0, pending: 0 });
  return (
    <Preview aria-label={t('new.preview')}>
      {t('new.preview')}
      <div>
        <Cover>{cover ? <img src={cover} alt="" /> : <PresetPicture preset={preset} />}</Cover>
        <div>
          <b dir="auto">{title || t('new.for')}</b>
          <FundBar parts={bar} height={BAR_PX} />
          <span>{t('new.preview_sum', { raised: money(0), goal: money(goal ?? 0) })}</span>
          <NoButton>{t(`new.preview_${mode}`)}</NoButton>
        </div>
      </div>
    </Preview>
  );
}
