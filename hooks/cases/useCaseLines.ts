import { useState } from 'react';
import { useCall } from '@/hooks/secureql/useCall';
import type { CaseLine } from '@/lib/shared/cases/cases';

interface First {
  lines: readonly CaseLine[];
  cursor: string | null;
}

/** Orders of the resolution centre: those of the page, and more on a press. */
export function useCaseLines(first: First) {
  const { run, isRunning, refusal } = useCall('resolution-center-bookings');
  const [later, setLater] = useState<{ lines: readonly CaseLine[]; cursor: string | null }>({
    lines: [],
    cursor: first.cursor,
  });

  async function more() {
    const { answer } = await run({ cursor: later.cursor });
    const page = answer?.bookings;
    if (!page) return;
    setLater(({ lines }) => ({ lines: [...lines, ...page.items], cursor: page.cursor }));
  }
  return {
    lines: [...first.lines, ...later.lines],
    hasMore: later.cursor !== null,
    more: () => void more(),
    isRunning,
    refusal,
  };
}
