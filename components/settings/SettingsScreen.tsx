import { useTranslation } from '@/hooks/ui/useTranslation';
import { PageHead } from '@/components/shared/page/PageHead';
import type { Settings } from '@/lib/page/dashboard/settings';
import { Basics } from './Basics';
import { Page, Tab, Tabs } from './Settings.styles';
import { Verifications } from './verifications/Verifications';

const TABS = ['basics', 'verifications'] as const;

/** `/dashboard/settings`: two halves behind links, so that they work without scripts. */
export function SettingsScreen({ tab, proofs, ...basics }: Settings) {
  const { t } = useTranslation('settings');
  return (
    <Page>
      <PageHead title={t('title')} isPrivate />
      <h1>{t('title')}</h1>
      <nav aria-label={t('tabs')}>
        <Tabs role="list">
          {TABS.map((one) => (
            <li key={one}>
              <Tab
                href={`/dashboard/settings?active=${one}`}
                aria-current={one === tab ? 'page' : undefined}
              >
                {t(`tab.${one}`)}
              </Tab>
            </li>
          ))}
        </Tabs>
      </nav>
      {tab === 'basics' ? <Basics {...basics} /> : <Verifications proofs={proofs} />}
    </Page>
  );
}
