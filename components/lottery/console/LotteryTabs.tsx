import { ConsoleTabs } from '@/components/console/frame/ConsoleTabs';
import { TABS, type Tab } from '@/hooks/lottery/console/useLotteryScreen';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { numbersIn } from '@/lib/i18n/numbers';

interface Props {
  shown: Tab;
  onShow: (tab: Tab) => void;
  /** How many entered. */
  count: number;
}

/** What a narrow screen shows of the console of a draw. */
export function LotteryTabs({ shown, onShow, count }: Props) {
  const { t, i18n } = useTranslation('lotteryConsole');
  const tabs = TABS.map((name) => {
    const words = t(`tabs.${name}`);
    const number = numbersIn(i18n.language).format(count);
    return { name, words: name === 'entrants' ? `${words} ${number}` : words };
  });
  return <ConsoleTabs label={t('tabs.label')} tabs={tabs} shown={shown} onShow={onShow} />;
}
