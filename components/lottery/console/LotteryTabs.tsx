import { TABS, type Tab } from '@/hooks/lottery/console/useLotteryScreen';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { numbersIn } from '@/lib/i18n/numbers';
import { Tabs } from './Lottery.styles';

interface Props {
  shown: Tab;
  onShow: (tab: Tab) => void;
  /** How many entered. */
  count: number;
}

/** What a narrow screen shows of the console; a wide one has all of it. */
export function LotteryTabs({ shown, onShow, count }: Props) {
  const { t, i18n } = useTranslation('lotteryConsole');
  return (
    <Tabs role="group" aria-label={t('tabs.label')}>
      {TABS.map((tab) => (
        <button key={tab} type="button" aria-pressed={tab === shown} onClick={() => onShow(tab)}>
          {t(`tabs.${tab}`)}
          {tab === 'entrants' && ` ${numbersIn(i18n.language).format(count)}`}
        </button>
      ))}
    </Tabs>
  );
}
