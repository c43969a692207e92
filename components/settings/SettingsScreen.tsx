import { PageHead } from '@/components/shared/page/PageHead';
import { PageTabs } from '@/components/shared/page/PageTabs';
import { useSettingsTab } from '@/hooks/settings/useSettingsTab';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { settingsPath, tabsFor } from '@/lib/navigation/settingsTabs';
import type { Settings } from '@/lib/page/dashboard/settings';
import { SaveTab } from './SaveTab';
import { Page } from './Settings.styles';
import { TabPanel } from './TabPanel';

/** `/dashboard/settings`: tabs behind links, so that they work without scripts. */
export function SettingsScreen(settings: Settings) {
  const { t } = useTranslation('settings');
  const { tab, setup } = settings;
  useSettingsTab(tab);
  return (
    <Page>
      <PageHead title={t('title')} isPrivate />
      <h1>{t('title')}</h1>
      <PageTabs
        label={t('tabs')}
        current={settingsPath(tab)}
        tabs={tabsFor(setup === null ? 'FAN' : 'CREATOR').map((one) => ({
          href: settingsPath(one),
          words: t(`tab.${one}`),
        }))}
      />
      <SaveTab key={tab}>
        <TabPanel {...settings} />
      </SaveTab>
    </Page>
  );
}
