import Link from 'next/link';
import { LiveFund } from '@/components/dashboard/funds/LiveFund';
import { SectionHead } from '@/components/dashboard/list/List.styles';
import { Stack } from '@/components/ui/Stack';
import { fundGroups } from '@/hooks/fundconsole/list/fundGroups';
import { useCurrentFunds } from '@/hooks/fundconsole/list/useCurrentFunds';
import type { FundSummary } from '@/hooks/fundconsole/types';
import { useTranslation } from '@/hooks/ui/useTranslation';

/** A creator's funds that run; nothing where there are none. */
export function HostFunds({ funds: rendered }: { funds: readonly FundSummary[] }) {
  const { t } = useTranslation('fundList');
  const { funds } = useCurrentFunds(rendered);
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
