import { useTranslation } from '@/hooks/ui/useTranslation';
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
import { Quiet } from '@/components/profile/Profile.styles';
import { COUNTS, TOOL_NAMES, wayIn } from './liveWords';

interface Props {
  name: string;
  tools: readonly ShownTool[];
  /** The owner gets links to the consoles instead of the pages. */
  isOwner: boolean;
}

const Beside = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr));
  gap: ${space[4]};

  /* What one presses stands at the foot, on one line with that of its neighbour. */
  > article {
    display: flex;
    flex-direction: column;
  }

  > article > :last-child {
    margin-top: auto;
  }
`;

/** The queues, draws and funds a creator runs right now, each with a link. */
export function LiveTools({ name, tools, isOwner }: Props) {
  const { t } = useTranslation('profile');
  return (
    <Stack as="section" aria-labelledby="live-title">
      <h2 id="live-title">{t('live.title')}</h2>
      {tools.length === 0 && (
        <Card as="div" $isQuiet>
          <p>{t('live.none', { name })}</p>
        </Card>
      )}
      <Beside>
        {tools.map((tool) => (
          <LiveTool key={tool.id} shown={tool} isOwner={isOwner} />
        ))}
      </Beside>
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
          <strong>{t(`common:nav.${TOOL_NAMES[tool]}`)}</strong>
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
