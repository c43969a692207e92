import { LocalTime } from '@/components/shared/LocalTime';
import { ToolMark } from '@/components/shared/ToolMark';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { Card, Cards } from '@/components/ui/Card';
import { Cluster, Stack } from '@/components/ui/Stack';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { PlannedTool } from '@/lib/live/shownTools';
import { Quiet } from './Profile.styles';

/** The creator's timetable: what opens by itself, soonest first. */
export function PlannedShows({ tools }: { tools: readonly PlannedTool[] }) {
  const { t } = useTranslation('profile');
  if (tools.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby="planned-title">
      <h2 id="planned-title">{t('planned.title')}</h2>
      <Cards role="list">
        {tools.map(({ tool, id, path, title, what, opensAt }) => (
          <Card as="li" key={id}>
            <Cluster $gap={2}>
              <ToolMark tool={tool} size={20} />
              <Quiet>
                <LocalTime at={opensAt} as="moment" />
              </Quiet>
            </Cluster>
            <div>
              <h3>
                <bdi>{title}</bdi>
              </h3>
              <p>
                <bdi>{what}</bdi>
              </p>
            </div>
            <div>
              <ButtonLink href={path} variant="quiet" size="small">
                <span>
                  {t(
                    tool === 'queue'
                      ? 'planned.look'
                      : tool === 'fund'
                        ? 'live.see_fund'
                        : 'live.see_draw',
                  )}
                  <VisuallyHidden>: {title}</VisuallyHidden>
                </span>
              </ButtonLink>
            </div>
          </Card>
        ))}
      </Cards>
    </Stack>
  );
}
