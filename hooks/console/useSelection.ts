import { useState } from 'react';

/** Some of a list's entries, picked by hand; who has gone from the list is picked no more. */
export function useSelection(ids: readonly string[]) {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const selected = ids.filter((id) => picked.has(id));

  function toggle(id: string) {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setPicked(next);
  }

  return { selected, toggle, clear: () => setPicked(new Set()) };
}
