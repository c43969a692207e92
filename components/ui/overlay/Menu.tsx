import Link from 'next/link';
import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { useDisclosure } from '@/hooks/ui/useDisclosure';
import { media } from '@/styles/media';
import { color, layer, motion, radius, shadow, space, target } from '@/styles/tokens';

/** Between a panel and the edge of the window, in px, with the gap to its button. */
const MARGIN = 12;

interface MenuProps {
  /** Name of the button for those who hear it, when `trigger` alone does not say it. */
  label: string;
  /** What the button shows. */
  trigger: ReactNode;
  /** Links and buttons: MenuLink, MenuButton. */
  children: ReactNode;
  /** It stands in a list that scrolls, which must not cut the panel off. */
  isFree?: boolean;
  /** It opens from the beginning of its button, which stands at the edge there. */
  isStart?: boolean;
}

const Root = styled.div`
  position: relative;
`;

const Trigger = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${target.touch};
  padding: ${space[1]};
  border: 0;
  border-radius: ${radius.round};
  background: none;
  cursor: pointer;

  @media ${media.hover} {
    &:hover {
      background: ${color.accentSoft};
    }
  }
`;

const besideButton = css<{ $isAbove: boolean; $isStart: boolean }>`
  position: absolute;
  ${({ $isAbove }) => ($isAbove ? 'bottom' : 'top')}: calc(100% + ${space[1]});
  ${({ $isStart }) => ($isStart ? 'left' : 'right')}: 0;
`;

const Panel = styled.div<{ $isAbove: boolean; $isFree: boolean; $isStart: boolean }>`
  ${({ $isFree }) => ($isFree ? 'position: fixed;' : besideButton)}
  z-index: ${layer.menu};
  display: grid;
  min-width: 13rem;
  padding: ${space[2]};
  overflow-y: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.raised};
  box-shadow: ${shadow.high};
`;

export const menuItemLook = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  width: 100%;
  min-height: ${target.touch};
  padding: ${space[2]} ${space[3]};
  border: 0;
  border-radius: ${radius.medium};
  background: none;
  color: ${color.text};
  text-align: start;
  text-decoration: none;
  cursor: pointer;

  @media ${media.hover} {
    &:hover {
      transition: background-color ${motion.quick};
      background: ${color.accentSoft};
    }
  }
`;

export const MenuLink = styled(Link)`
  ${menuItemLook}
`;

export const MenuButton = styled.button.attrs({ type: 'button' })`
  ${menuItemLook}
`;

/** A button that discloses a short list of links and buttons (no ARIA menu: plain tabbing works). */
export function Menu({ label, trigger, children, isFree = false, isStart = false }: MenuProps) {
  const id = useId();
  const { isOpen, toggle, close, root, button } = useDisclosure<HTMLDivElement>();

  useEffect(() => {
    if (!isOpen || !isFree) return undefined;
    // What stands in the window cannot follow a button that scrolls away. A scroll of before the
    // press is told after it: only a button that moved since then counts.
    const placeNow = () => button.current?.getBoundingClientRect().top;
    const place = placeNow();
    const onScroll = () => {
      if (placeNow() !== place) close();
    };
    document.addEventListener('scroll', onScroll, true);
    return () => document.removeEventListener('scroll', onScroll, true);
  }, [isOpen, isFree, close, button]);

  // What was pressed goes away with the panel; the focus must not go with it.
  function leave() {
    button.current?.focus();
    window.setTimeout(close);
  }

  return (
    <Root ref={root}>
      <Trigger
        ref={button}
        type="button"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        {trigger}
      </Trigger>
      <div id={id} hidden={!isOpen}>
        {isOpen ? (
          <Placed onPress={leave} isFree={isFree} isStart={isStart}>
            {children}
          </Placed>
        ) : null}
      </div>
    </Root>
  );
}

interface Place {
  isAbove: boolean;
  /** In px from the edges of the window; of a free panel `top` or `bottom`, and `right`. */
  edges: { maxHeight?: number; top?: number; bottom?: number; right?: number };
}

interface PlacedProps {
  onPress: () => void;
  isFree: boolean;
  isStart: boolean;
  children: ReactNode;
}

/** The panel: above its button where the window has no room for it below, and more above. */
function Placed({ onPress, isFree, isStart, children }: PlacedProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [{ isAbove, edges }, setPlace] = useState<Place>({ isAbove: false, edges: {} });

  useLayoutEffect(() => {
    const button = panel.current?.parentElement?.parentElement?.getBoundingClientRect();
    if (!panel.current || !button) return;
    const below = window.innerHeight - button.bottom;
    const isBetterAbove = panel.current.offsetHeight > below - MARGIN && button.top > below;
    const room = isBetterAbove ? button.top : below;
    const edges: Place['edges'] = { maxHeight: room - MARGIN };
    if (isFree) {
      const widest = window.innerWidth - panel.current.offsetWidth;
      edges.right = Math.min(widest, Math.max(0, window.innerWidth - button.right));
      if (isBetterAbove) edges.bottom = window.innerHeight - button.top;
      else edges.top = button.bottom;
    }
    setPlace({ isAbove: isBetterAbove, edges });
  }, [isFree]);

  return (
    <Panel
      ref={panel}
      $isAbove={isAbove}
      $isFree={isFree}
      $isStart={isStart}
      style={edges}
      onClickCapture={onPress}
    >
      {children}
    </Panel>
  );
}
