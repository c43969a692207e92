import { LocalTime } from '@/components/shared/LocalTime';
import { ToolMark } from '@/components/shared/ToolMark';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { StatusBadge } from '@/components/ui/StatusBadge';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { PlannedTool } from '@/lib/live/shownTools';
import { Now } from './Live.styles';
import { TOOL_NAMES } from './liveWords';
import { OpensAt } from './OpensAt';
import { ToolPicture } from './ToolPicture';

interface Props {
  planned: PlannedTool;
  isOwner: boolean;
}

/** The next show, while nothing is live: its page takes whoever wants to be told. */
export function PlannedCard({ planned, isOwner }: Props) {
  const { t } = useTranslation('profile');
  const { tool, path, title, what, opensAt } = planned;
  return (
    <Now $tool={tool}>
      <div className="picture">
        <ToolPicture tool={tool} count={0} />
        <span className="state">
          <StatusBadge status="accent">{t('planned.title')}</StatusBadge>
        </span>
      </div>
      <div className="words">
        <p className="name">
          <ToolMark tool={tool} size={28} />
          {t(`common:nav.${TOOL_NAMES[tool]}`)}
        </p>
        <div>
          <h2>
            <bdi>{title}</bdi>
          </h2>
          {what && (
            <p className="what">
              <bdi>{what}</bdi>
            </p>
          )}
        </div>
        <p className="figure">
          <b>
            <LocalTime at={opensAt} as="time" />
          </b>{' '}
          <span>
            <OpensAt at={opensAt} />
          </span>
        </p>
        <div className="act">
          <ButtonLink href={isOwner ? `${path}/dashboard` : path} size="large" isWide>
            <span>
              {t(isOwner ? 'live.console' : 'planned.tell')}
              <VisuallyHidden>: {title}</VisuallyHidden>
            </span>
          </ButtonLink>
        </div>
      </div>
    </Now>
  );
}
