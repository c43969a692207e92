import { useTranslation } from '@/hooks/ui/useTranslation';
import { PageHead } from '@/components/shared/page/PageHead';
import type { Settings } from '@/lib/page/dashboard/settings';
import { PageTabs } from '@/components/shared/page/PageTabs';
import { Basics } from './Basics';
import { Page } from './Settings.styles';
import { Verifications } from './verifications/Verifications';

const TABS = ['basics', 'verifications'] as const;
const addressOf = (tab: (typeof TABS)[number]) => `/dashboard/settings?active=${tab}`;

/** `/dashboard/settings`: two halves behind links, so that they work without scripts. */
export function SettingsScreen({ tab, proofs, ...basics }: Settings) {
  const { t } = useTranslation('settings');
  return (
    <Page>
      <PageHead title={t('title')} isPrivate />
      <h1>{t('title')}</h1>
      <PageTabs
        label={t('tabs')}
        current={addressOf(tab)}
        tabs={TABS.map((one) => ({ href: addressOf(one), words: t(`tab.${one}`) }))}
      />
      {tab === 'basics' ? <Basics {...basics} /> : <Verifications proofs={proofs} />}
    </Page>
  );
}
