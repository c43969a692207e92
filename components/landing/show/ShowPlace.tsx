import dynamic from 'next/dynamic';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { AsWritten } from './AsWritten';
import { useIdle } from '@/hooks/ui/useIdle';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { ShowProps } from './Show';

const loadShow = () => import('./Show').then((module) => module.Show);
// Not with the loader in place: Next would ask for it before the page is shown.
const Show = dynamic<ShowProps>(loadShow);

/** The sample show: its first step comes with the page, what moves it comes once the page rests. */
export function ShowPlace({ theme }: { theme: string }) {
  const { i18n } = useTranslation('landing');
  const isIdle = useIdle();
  const place = useRef<HTMLDivElement>(null);
  const [isPressed, setPressed] = useState(false);
  const [Live, setLive] = useState<ComponentType<ShowProps> | null>(null);
  const [hasFocus, setHasFocus] = useState(false);

  // Whoever presses before it can answer is answered as soon as it can.
  useEffect(() => {
    const root = place.current;
    if (root === null || Live !== null) return undefined;
    const press = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('button')) setPressed(true);
    };
    root.addEventListener('click', press);
    return () => root.removeEventListener('click', press);
  }, [Live]);

  useEffect(() => {
    if (!isIdle && !isPressed) return;
    void loadShow().then((Loaded) => {
      // At once: a focus or a press in between would be lost with what is replaced.
      flushSync(() => {
        setHasFocus(place.current?.contains(document.activeElement) ?? false);
        setLive(() => Loaded);
      });
    });
  }, [isIdle, isPressed]);

  const live = Live && (
    <Live theme={theme} first={isPressed ? 'called' : 'idle'} hasFocus={hasFocus} />
  );
  return (
    <AsWritten key={i18n.language} ref={place} live={live}>
      <Show theme={theme} first="idle" hasFocus={false} />
    </AsWritten>
  );
}
