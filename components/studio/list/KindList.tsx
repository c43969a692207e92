import { ToolMark } from '@/components/shared/ToolMark';
import { consoleIcons } from '@/components/console/consoleIcons';
import { studioIcons } from '@/components/studio/studioIcons';
import { Kinds } from '@/components/studio/Studio.styles';
import { DrawnIcon, Icon } from '@/components/ui/icons/Icon';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { KIND_GROUPS, toolOf } from '@/hooks/studio/kinds';
import type { LiveTool } from '@/hooks/studio/useLiveTools';
import type { Widget } from '@/hooks/studio/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { WidgetKind } from '@/lib/shared/widgets/kinds';
import { Entry, Group, LiveDot } from './KindList.styles';

interface Props {
  widgets: readonly Widget[];
  tools: readonly LiveTool[];
  /** The address that is shown, and what of it. */
  widget: Widget;
  kind: WidgetKind;
  onKind: (kind: WidgetKind) => void;
  onWidget: (widget: Widget) => void;
  onNew: () => void;
}

const OTHER_MARKS = {
  LIVE: studioIcons.grid,
  TICKER: studioIcons.bolt,
  ALERT: studioIcons.bell,
  ROCKY: studioIcons.stone,
  SCENE: studioIcons.screen,
} as const;

const TOOL_MARKS = { PARTY: 'queue', LOTTERY: 'chance', FUND: 'fund' } as const;

/** The mark of a kind: that of its tool, or its own. */
function KindMark({ kind }: { kind: WidgetKind }) {
  const tool = toolOf(kind);
  if (tool !== null) return <ToolMark tool={TOOL_MARKS[tool]} size={24} />;
  const drawing = OTHER_MARKS[kind as keyof typeof OTHER_MARKS];
  return <DrawnIcon drawing={drawing} size={24} />;
}

/** What can be set up, and the addresses beside the permanent one. */
export function KindList({ widgets, tools, widget, kind, onKind, onWidget, onNew }: Props) {
  const { t } = useTranslation('studio');
  const further = widgets.filter(({ isPermanent }) => !isPermanent);
  const isLive = (tool: string | null) =>
    tools.some((one) => one.isLive && (tool === null || one.kind === tool));
  return (
    <Kinds aria-label={t('kinds')}>
      {KIND_GROUPS.map(({ name, tool, kinds }) => (
        <Group key={name} role="group" aria-label={t(`group.${name}`)}>
          {name !== 'live' && <h2>{t(`group.${name}`)}</h2>}
          <ul role="list">
            {kinds.map((one) => (
              <li key={one}>
                <Entry
                  type="button"
                  aria-current={widget.isPermanent && one === kind}
                  onClick={() => onKind(one)}
                >
                  <KindMark kind={one} />
                  <span>{t(`kind.${one}`)}</span>
                  {(tool !== null || one === 'LIVE') && isLive(tool) && (
                    <>
                      <LiveDot />
                      <VisuallyHidden>{t('live_now')}</VisuallyHidden>
                    </>
                  )}
                </Entry>
              </li>
            ))}
          </ul>
        </Group>
      ))}
      <Group role="group" aria-label={t('further.title')}>
        <h2>{t('further.title')}</h2>
        <ul role="list">
          {further.map((one) => (
            <li key={one.id}>
              <Entry
                type="button"
                aria-current={one.id === widget.id}
                onClick={() => onWidget(one)}
              >
                <DrawnIcon drawing={consoleIcons.overlay} size={24} />
                <span>
                  <bdi>{one.toolTitle ?? t(`kind.${one.kind}`)}</bdi>
                  {one.toolTitle !== null && one.kind !== 'LIVE' && ` · ${t(`kind.${one.kind}`)}`}
                </span>
                {one.isOnAir && (
                  <>
                    <LiveDot />
                    <VisuallyHidden>{t('air.on')}</VisuallyHidden>
                  </>
                )}
              </Entry>
            </li>
          ))}
          <li>
            <Entry type="button" onClick={onNew}>
              <Icon name="plus" size={24} />
              <span>{t('further.add')}</span>
            </Entry>
          </li>
        </ul>
      </Group>
    </Kinds>
  );
}
