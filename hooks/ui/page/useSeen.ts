import { useEffect, useRef, useState } from 'react';

/** Whether something has come near the window; once it has, it stays so. */
export function useSeen<Box extends Element>() {
  const box = useRef<Box>(null);
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (!box.current) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true);
      },
      { rootMargin: '200px' },
    );
    watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  return { box, isSeen };
}
