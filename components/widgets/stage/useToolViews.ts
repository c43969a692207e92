import { useEffect, useState } from 'react';
import { TOOL_VIEWS, type ToolView } from '@/components/widgets/parts/list';

const AGAIN_MS = 5_000;

/** The views of these kinds, as far as they have come; what does not come is asked for again. */
export function useToolViews(kinds: readonly string[]): Readonly<Record<string, ToolView>> {
  const [views, setViews] = useState<Readonly<Record<string, ToolView>>>({});
  const [failures, setFailures] = useState(0);
  const missing = kinds.filter((kind) => !views[kind]).join(' ');

  useEffect(() => {
    if (missing === '') return;
    let isWanted = true;
    const load = () => {
      for (const kind of missing.split(' ')) {
        TOOL_VIEWS[kind]?.().then(
          (view) => isWanted && setViews((known) => ({ ...known, [kind]: view })),
          () => isWanted && setFailures((count) => count + 1),
        );
      }
    };
    const timer = setTimeout(load, failures === 0 ? 0 : AGAIN_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [missing, failures]);

  return views;
}
