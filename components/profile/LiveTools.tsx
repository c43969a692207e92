import { useTranslation } from '@/hooks/ui/useTranslation';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { FundBar } from '@/components/shared/fund/FundBar';
import { ToolMark } from '@/components/shared/ToolMark';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { Card } from '@/components/ui/Card';
import { Cluster, Stack } from '@/components/ui/Stack';
import { StatusBadge } from '@/components/ui/StatusBadge';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useMoney } from '@/hooks/fund/useMoney';
import type { ShownTool } from '@/lib/live/shownTools';
import { space } from '@/styles/tokens';
import { Quiet } from './Profile.styles';

interface Props {
  name: string;
  tools: readonly ShownTool[];
  /** The owner gets links to the consoles instead of the pages. */
  isOwner?: boolean;
  /** Stands below the words that nothing is live, and only with them. */
  offer?: ReactNode;
  /** It has the width of the page: two stand beside each other where there is room. */
  isWide?: boolean;
}

const Beside = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr));
  gap: ${space[4]};
`;

/** The queues, draws and funds a creator runs right now, each with a link. */
export function LiveTools({ name, tools, isOwner = false, offer = null, isWide = false }: Props) {
  const { t } = useTranslation('profile');
  const shown = tools.map((tool) => <LiveTool key={tool.id} shown={tool} isOwner={isOwner} />);
  return (
    <Stack as="section" aria-labelledby="live-title">
      <h2 id="live-title">{t('live.title')}</h2>
      {tools.length === 0 && (
        <Card as="div" $isQuiet>
          <p>{t('live.none', { name })}</p>
          {isOwner ? null : <Quiet>{t('live.none_hint')}</Quiet>}
          {offer && <div>{offer}</div>}
        </Card>
      )}
      {isWide && tools.length > 1 ? <Beside>{shown}</Beside> : shown}
    </Stack>
  );
}

function LiveTool({ shown, isOwner }: { shown: ShownTool; isOwner: boolean }) {
  const { t } = useTranslation('profile');
  const { tool, path, title, what, state, memberCount, sum } = shown;
  return (
    <Card as="article">
      <Cluster $justify="space-between">
        <Cluster $gap={2}>
          <ToolMark tool={tool} size={28} />
          <strong>{t(`common:nav.${NAMES[tool]}`)}</strong>
        </Cluster>
        <StatusBadge status={state === 'PAUSED' ? 'wait' : 'good'}>
          {t(
            tool === 'chance'
              ? `live.draw_${state}`
              : state === 'OPEN'
                ? tool === 'fund'
                  ? 'live.fund_open'
                  : 'live.open'
                : 'live.paused',
          )}
        </StatusBadge>
      </Cluster>
      <div>
        <h3>
          <bdi>{title}</bdi>
        </h3>
        {what && (
          <p>
            <bdi>{what}</bdi>
          </p>
        )}
      </div>
      {sum && <FundSum {...sum} />}
      <Quiet>{t(COUNTS[tool], { count: memberCount })}</Quiet>
      <ButtonLink href={isOwner ? `${path}/dashboard` : path} size="large" isWide>
        <span>
          {isOwner ? t('live.console') : t(wayIn(shown))}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </span>
      </ButtonLink>
    </Card>
  );
}

const NAMES = { queue: 'party', chance: 'chance', fund: 'fund' } as const;
const COUNTS = {
  queue: 'live.waiting',
  chance: 'live.entered',
  fund: 'live.supporters',
} as const;

function FundSum({ raised, goal, currency }: NonNullable<ShownTool['sum']>) {
  const { t } = useTranslation('profile');
  const money = useMoney(currency);
  return (
    <>
      <p>
        <strong>{money.brief(raised)}</strong> {t('live.of_goal', { goal: money.brief(goal) })}
      </p>
      <FundBar parts={{ goal, paid: raised, coming: 0, failed: 0, never: 0 }} height={12} />
    </>
  );
}

function wayIn({ tool, state }: ShownTool) {
  if (tool === 'fund') return state === 'OPEN' ? 'live.support' : 'live.see_fund';
  if (tool === 'queue') return state === 'OPEN' ? 'live.join' : 'live.look';
  return state === 'OPEN' ? 'live.enter' : 'live.see_draw';
}
