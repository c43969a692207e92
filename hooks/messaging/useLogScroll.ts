import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** Distances to the edges, in px, within which the reader counts as being there. */
const AT_END = 48;
const NEAR_START = 240;

interface Options {
  /** Keys of the rows at both ends; they change when rows are added there. */
  firstKey: string | undefined;
  lastKey: string | undefined;
  /** The last row is the reader's own, so it is scrolled into view. */
  isLastOwn: boolean;
  hasOlder: boolean;
  hasNewer: boolean;
  onNearStart: () => void;
  onNearEnd: () => void;
}

interface ScrollState {
  firstKey: string | undefined;
  lastKey: string | undefined;
  height: number;
  top: number;
}

const isNearEnd = (log: HTMLElement) =>
  log.scrollHeight - log.scrollTop - log.clientHeight <= AT_END;

/**
 * Keeps the scroll position of a list of messages. A reader at its end stays there. Further up, the
 * visible lines stay in place, whatever is added before or after them.
 */
export function useLogScroll(options: Options) {
  const { firstKey, lastKey, isLastOwn, hasOlder, hasNewer, onNearStart, onNearEnd } = options;
  const log = useRef<HTMLDivElement>(null);
  const before = useRef<ScrollState | null>(null);
  const atEnd = useRef(true);
  const [isAtEnd, setIsAtEnd] = useState(true);
  const [hasNews, setHasNews] = useState(false);

  function note(element: HTMLElement) {
    atEnd.current = isNearEnd(element) && !hasNewer;
    setIsAtEnd(atEnd.current);
    if (atEnd.current) setHasNews(false);
    if (before.current) before.current.top = element.scrollTop;
  }

  useLayoutEffect(() => {
    const element = log.current;
    if (!element || lastKey === undefined) return;
    const old = before.current;
    const height = element.scrollHeight;
    const hasGrown = old !== null && old.lastKey !== lastKey;
    if (old === null) {
      const mark = element.querySelector<HTMLElement>('[data-unread]');
      element.scrollTop = mark ? mark.offsetTop - element.clientHeight / 3 : height;
    } else if (old.firstKey !== firstKey && !hasGrown) {
      element.scrollTop = old.top + height - old.height;
    } else if (atEnd.current || (hasGrown && isLastOwn)) {
      element.scrollTop = height;
    } else if (hasGrown) {
      setHasNews(true);
    }
    before.current = { firstKey, lastKey, height, top: element.scrollTop };
    note(element);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `note` is new with every render
  }, [firstKey, lastKey, isLastOwn, hasNewer]);

  // The size changed, by a picture or a keyboard: a reader at the end stays there.
  const settle = useEffectEvent(() => {
    const element = log.current;
    if (!element) return;
    if (atEnd.current) element.scrollTop = element.scrollHeight;
    if (before.current) before.current.height = element.scrollHeight;
    if (hasOlder && element.scrollHeight <= element.clientHeight) onNearStart();
  });
  useEffect(() => {
    const element = log.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => settle());
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);

  return {
    log,
    isAtEnd,
    /** There are new messages below the visible ones. */
    hasNews,
    onScroll: () => {
      const element = log.current;
      if (!element) return;
      note(element);
      if (hasOlder && element.scrollTop < NEAR_START) onNearStart();
      if (hasNewer && isNearEnd(element)) onNearEnd();
    },
    toEnd: () => {
      const element = log.current;
      if (!element) return;
      atEnd.current = true;
      element.scrollTop = element.scrollHeight;
      note(element);
    },
  };
}
