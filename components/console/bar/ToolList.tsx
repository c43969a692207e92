import type { ReactNode } from 'react';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { dashboardIcons } from '@/components/ui/icons/dashboardIcons';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import type { IconDrawing } from '@/components/ui/icons/iconPaths';
import { OnNarrow, ToolSlot } from './Bar.styles';
import { ToolButton, ToolLink } from './ToolButton';
import { Divider, MoreButton, NarrowTiles, Tiles, Tools } from './Tools.styles';

/** A tool of a console: it opens a dialog, does something at once, or leads elsewhere. */
export interface Tool<Dialog> {
  icon: IconDrawing;
  word: string;
  opens?: Dialog;
  onPress?: () => void;
  href?: string;
  isOn?: boolean;
  hasNews?: boolean;
  isPressed?: boolean;
}

interface Opening<Dialog> {
  onOpen: (kind: Dialog) => void;
}

interface BarProps<Dialog> extends Opening<Dialog> {
  /** What a host needs during a show, in the order of the bar. */
  chief: readonly Tool<Dialog>[];
  /** Opens all tools. */
  onMore: () => void;
  /** What ends the show, apart from the rest. */
  end: Tool<Dialog> | false;
}

/** The tools of the bar; on a narrow screen the one button that opens all of them. */
export function ToolBar<Dialog>({ chief, onMore, end, onOpen }: BarProps<Dialog>) {
  const { t } = useTranslation('console');
  return (
    <>
      <ToolSlot>
        <Tools aria-label={t('tools.title')}>
          <Listed tools={chief} onOpen={onOpen} />
          <ToolButton icon={dashboardIcons.more} word={t('tool.more')} onClick={onMore} />
          {end && (
            <>
              <Divider />
              <Listed tools={[end]} onOpen={onOpen} />
            </>
          )}
        </Tools>
      </ToolSlot>
      <OnNarrow>
        <MoreButton
          type="button"
          aria-label={t('tools.title')}
          title={t('tools.title')}
          onClick={onMore}
        >
          <DrawnIcon drawing={dashboardIcons.more} />
        </MoreButton>
      </OnNarrow>
    </>
  );
}

interface SheetProps<Dialog> extends Opening<Dialog> {
  chief: readonly Tool<Dialog>[];
  /** Everything else. */
  others: readonly Tool<Dialog>[];
}

/** All tools as tiles; those of the bar only where the bar has no room for them. */
export function ToolSheet<Dialog>({ chief, others, onOpen }: SheetProps<Dialog>) {
  return (
    <>
      <NarrowTiles>
        <Listed tools={chief} onOpen={onOpen} isTile />
      </NarrowTiles>
      <Tiles>
        <Listed tools={others} onOpen={onOpen} isTile />
      </Tiles>
    </>
  );
}

interface ListedProps<Dialog> extends Opening<Dialog> {
  tools: readonly Tool<Dialog>[];
  isTile?: boolean;
}

function Listed<Dialog>({ tools, onOpen, isTile = false }: ListedProps<Dialog>): ReactNode {
  return tools.map(({ opens, onPress, href, isPressed, ...look }) =>
    href === undefined ? (
      <ToolButton
        key={look.word}
        {...look}
        isTile={isTile}
        aria-pressed={isPressed}
        onClick={opens === undefined ? onPress : () => onOpen(opens)}
      />
    ) : (
      <ToolLink key={look.word} {...look} isTile={isTile} href={href} />
    ),
  );
}
