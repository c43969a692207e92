import { useState } from 'react';
import { Head, Page } from '@/components/dashboard/Dashboard.styles';
import { StudioStrip } from '@/components/dashboard/list/StudioStrip';
import { RockySpot } from '@/components/shared/RockySpot';
import { PageHead } from '@/components/shared/page/PageHead';
import { ToolMark } from '@/components/shared/ToolMark';
import { Button } from '@/components/ui/buttons/Button';
import { useCurrentFunds } from '@/hooks/fundconsole/list/useCurrentFunds';
import type { FundPreset } from '@/hooks/fundconsole/list/newFund';
import type { FundListPage } from '@/hooks/fundconsole/types';
import { useTellRocky } from '@/hooks/mascot/useTellRocky';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { newRequestKey } from '@/lib/secureql/browser/requestKey';
import type { Currency } from '@/lib/shared/money/money';
import { CurrentFunds } from './CurrentFunds';
import { First, Named } from './Funds.styles';
import { NewFundDialog } from './NewFundDialog';
import { PastFunds } from './PastFunds';
import { PresetChoice } from './PresetChoice';

interface Props {
  /** What is not over, and the first of what is. */
  current: FundListPage;
  past: FundListPage;
  currency: Currency;
  canGoLive: boolean;
}

/** All funds of a creator; without one, the choice of what to begin with. */
export function FundListScreen({ current, past, currency, canGoLive }: Props) {
  const { t } = useTranslation('fundHost');
  const { funds, read } = useCurrentFunds(current.items);
  const [requestKey, setRequestKey] = useState<string | null>(null);
  const [preset, setPreset] = useState<FundPreset | null>(null);
  const isEmpty = funds.length === 0 && past.items.length === 0;
  useTellRocky('empty_funds', isEmpty);

  function open(chosen: FundPreset | null) {
    setPreset(chosen);
    setRequestKey(newRequestKey());
  }
  const close = () => setRequestKey(null);
  return (
    <Page>
      <PageHead title={t('fundList:title')} isPrivate />
      <Head>
        <Named>
          <ToolMark tool="fund" size={40} />
          <h1>{t('fundList:title')}</h1>
        </Named>
        {!isEmpty && (
          <Button icon="plus" onClick={() => open(null)}>
            {t('new.title')}
          </Button>
        )}
      </Head>
      {isEmpty ? (
        <>
          <First aria-labelledby="first-title">
            <RockySpot animation="Explain" size={96} instead={<ToolMark tool="fund" size={96} />} />
            <h2 id="first-title">{t('first.title')}</h2>
            <p>{t('first.text')}</p>
          </First>
          <PresetChoice onChoose={open} />
        </>
      ) : (
        <>
          <CurrentFunds funds={funds} />
          <PastFunds first={past} />
        </>
      )}
      <StudioStrip />
      <NewFundDialog
        requestKey={requestKey}
        preset={preset}
        onPreset={setPreset}
        currency={currency}
        canGoLive={canGoLive}
        onSaved={async () => {
          await read();
          close();
        }}
        onClose={close}
      />
    </Page>
  );
}
