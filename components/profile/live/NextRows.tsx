import Link from 'next/link';
import { LocalTime } from '@/components/shared/LocalTime';
import { ToolMark } from '@/components/shared/ToolMark';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { useMoney } from '@/hooks/fund/useMoney';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { PlannedTool, ShownTool } from '@/lib/live/shownTools';
import { Further, Rows } from './Live.styles';
import { COUNTS } from './liveWords';

interface Props {
  tools: readonly (ShownTool | PlannedTool)[];
}

const SHOWN = 2;
const onward = { lines: 'M9 5l7 7-7 7' };

/** What else is live or comes up: two rows, and the rest on demand. */
export function NextRows({ tools }: Props) {
  const { t } = useTranslation('profile');
  const further = tools.slice(SHOWN);
  if (tools.length === 0) return null;
  return (
    <>
      <Rows role="list">
        {tools.slice(0, SHOWN).map((tool) => (
          <NextRow key={tool.id} shown={tool} />
        ))}
      </Rows>
      {further.length > 0 && (
        <Further>
          <summary>{t('planned.further', { count: further.length })}</summary>
          <Rows role="list">
            {further.map((tool) => (
              <NextRow key={tool.id} shown={tool} />
            ))}
          </Rows>
        </Further>
      )}
    </>
  );
}

function NextRow({ shown }: { shown: ShownTool | PlannedTool }) {
  const { tool, path, title } = shown;
  return (
    <li>
      <Link href={path} prefetch={false}>
        <ToolMark tool={tool} size={32} />
        <span>
          <strong>
            <bdi>{title}</bdi>
          </strong>
          <small>{'opensAt' in shown ? <Opens at={shown.opensAt} /> : <Stands {...shown} />}</small>
        </span>
        <DrawnIcon drawing={onward} size={20} />
      </Link>
    </li>
  );
}

function Opens({ at }: { at: string }) {
  const { t } = useTranslation('profile');
  return (
    <>
      {t('planned.opens')} <LocalTime at={at} as="slot" />
    </>
  );
}

function Stands({ tool, state, sum, memberCount }: ShownTool) {
  const { t } = useTranslation('profile');
  const count = t(COUNTS[tool], { count: memberCount });
  const words = sum ? <Share {...sum} /> : count;
  return state === 'OPEN' ? (
    words
  ) : (
    <>
      {t(`live.draw_${state}`)} · {words}
    </>
  );
}

function Share({ raised, goal, currency }: NonNullable<ShownTool['sum']>) {
  const { t } = useTranslation('profile');
  const money = useMoney(currency);
  return `${money.brief(raised)} ${t('live.of_goal', { goal: money.brief(goal) })}`;
}
