import Link from 'next/link';
import { ClaimingDraw } from '@/components/dashboard/draws/ClaimingDraw';
import { Rows } from '@/components/dashboard/draws/Draws.styles';
import { LiveDraw } from '@/components/dashboard/draws/LiveDraw';
import { SectionHead } from '@/components/dashboard/list/List.styles';
import { Stack } from '@/components/ui/Stack';
import { drawGroups } from '@/hooks/lottery/list/drawGroups';
import type { LotterySummary } from '@/hooks/lottery/types';
import { useTranslation } from '@/hooks/ui/useTranslation';

/** A creator's draws that run, and the claims that wait; nothing where there are none. */
export function HostDraws({ draws }: { draws: readonly LotterySummary[] }) {
  const { t } = useTranslation('lotteryList');
  const { running, claiming } = drawGroups(draws);
  if (running.length + claiming.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby="host-draws-title">
      <SectionHead>
        <h2 id="host-draws-title">{t('current')}</h2>
        <Link href="/dashboard/chance">{t('all')}</Link>
      </SectionHead>
      <Rows role="list">
        {running.map((draw) => (
          <LiveDraw key={draw.id} draw={draw} />
        ))}
        {claiming.map((draw) => (
          <ClaimingDraw key={draw.id} draw={draw} />
        ))}
      </Rows>
    </Stack>
  );
}
