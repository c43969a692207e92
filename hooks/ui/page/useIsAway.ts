import { useEffect, useState } from 'react';

/** Whether an element of the page, by its id, is out of sight. */
export function useIsAway(id: string): boolean {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    const watch = new IntersectionObserver(([entry]) => setIsAway(entry?.isIntersecting === false));
    watch.observe(element);
    return () => watch.disconnect();
  }, [id]);
  return isAway;
}
