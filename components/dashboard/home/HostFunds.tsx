import Link from 'next/link';
import { LiveFund } from '@/components/dashboard/funds/LiveFund';
import { SectionHead } from '@/components/dashboard/list/List.styles';
import { Stack } from '@/components/ui/Stack';
import { fundGroups } from '@/hooks/fundconsole/list/fundGroups';
import { useCurrentFunds } from '@/hooks/fundconsole/list/useCurrentFunds';
import type { FundSummary } from '@/hooks/fundconsole/types';
import { usePanel } from '@/hooks/secureql/usePanel';
import { useTranslation } from '@/hooks/ui/useTranslation';

/** A creator's funds that run, asked for by the browser: the page's own request is full. */
export function HostFunds() {
  const { data } = usePanel('fund/get-my-funds/', { list: 'CURRENT' });
  return data && <Running first={data.getFund.items} />;
}

/** Nothing where there are none. */
function Running({ first }: { first: readonly FundSummary[] }) {
  const { t } = useTranslation('fundList');
  const { funds } = useCurrentFunds(first);
  const { running } = fundGroups(funds);
  if (running.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby="host-funds-title">
      <SectionHead>
        <h2 id="host-funds-title">{t('current')}</h2>
        <Link href="/dashboard/fund">{t('all')}</Link>
      </SectionHead>
      {running.map((fund) => (
        <LiveFund key={fund.id} fund={fund} />
      ))}
    </Stack>
  );
}
