import type { ReactNode } from 'react';
import { Card } from '@/components/ui/Card';
import { Stack } from '@/components/ui/Stack';
import { Quiet } from '@/components/profile/Profile.styles';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { PlannedTool, ShownTool } from '@/lib/live/shownTools';
import { NextRows } from './NextRows';
import { NowCard } from './NowCard';
import { PlannedCard } from './PlannedCard';

interface Props {
  name: string;
  /** The one that matters most first. */
  tools: readonly ShownTool[];
  /** Soonest first. */
  planned: readonly PlannedTool[];
  isOwner: boolean;
  /** Stands below the words that nothing is live, and only with them. */
  offer: ReactNode;
}

/** What is live, else what comes next: one card, and rows for all else. */
export function LivePlace({ name, tools, planned, isOwner, offer }: Props) {
  const { t } = useTranslation('profile');
  const [now] = tools;
  const [next] = planned;
  if (now) {
    return (
      <Stack as="section" aria-label={t('live.title')} $gap={3}>
        <NowCard shown={now} isOwner={isOwner} />
        <NextRows tools={[...tools.slice(1), ...planned]} />
      </Stack>
    );
  }
  if (next) {
    return (
      <Stack as="section" aria-label={t('planned.title')} $gap={3}>
        <PlannedCard planned={next} isOwner={isOwner} />
        <NextRows tools={planned.slice(1)} />
      </Stack>
    );
  }
  return (
    <Card aria-label={t('live.title')} $isQuiet>
      <p>{t('live.none', { name })}</p>
      {isOwner ? null : <Quiet>{t('live.none_hint')}</Quiet>}
      {offer && <div>{offer}</div>}
    </Card>
  );
}
