import { FundBar } from '@/components/shared/fund/FundBar';
import { ToolMark } from '@/components/shared/ToolMark';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { StatusBadge } from '@/components/ui/StatusBadge';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useMoney } from '@/hooks/fund/useMoney';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { ShownTool } from '@/lib/live/shownTools';
import { Figure } from './Figure';
import { Now } from './Live.styles';
import { COUNTS, TOOL_NAMES, wayIn } from './liveWords';
import { ToolPicture } from './ToolPicture';

interface Props {
  shown: ShownTool;
  /** The owner goes to the console. */
  isOwner: boolean;
}

/** What a creator runs right now, as the first and largest thing of their page. */
export function NowCard({ shown, isOwner }: Props) {
  const { t } = useTranslation('profile');
  const { tool, path, title, what, state, memberCount, sum } = shown;
  const words = t(COUNTS[tool], { count: memberCount });
  return (
    <Now $tool={tool}>
      <div className="picture">
        <ToolPicture tool={tool} count={memberCount} share={sum ? sum.raised / sum.goal : 0} />
        <span className="state">
          <StatusBadge status={state === 'PAUSED' ? 'wait' : 'good'}>
            {t(state === 'OPEN' ? 'live.title' : `live.draw_${state}`)}
          </StatusBadge>
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
        {sum && <Sum {...sum} />}
        {sum ? <p className="figure">{words}</p> : <Figure words={words} count={memberCount} />}
        <div className="act">
          <ButtonLink href={isOwner ? `${path}/dashboard` : path} size="large" isWide>
            <span>
              {t(isOwner ? 'live.console' : wayIn(shown))}
              <VisuallyHidden>: {title}</VisuallyHidden>
            </span>
          </ButtonLink>
        </div>
      </div>
    </Now>
  );
}

function Sum({ raised, goal, currency }: NonNullable<ShownTool['sum']>) {
  const { t } = useTranslation('profile');
  const money = useMoney(currency);
  return (
    <>
      <p className="figure">
        <b>{money.brief(raised)}</b> <span>{t('live.of_goal', { goal: money.brief(goal) })}</span>
      </p>
      <FundBar parts={{ goal, paid: raised, coming: 0, failed: 0, never: 0 }} height={12} />
    </>
  );
}
