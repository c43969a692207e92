import { useState } from 'react';
import { usePanel } from '@/hooks/secureql/usePanel';

/** What came of a save. */
interface Saved {
  count: number;
  /** Handles that nobody has. */
  unknown: readonly string[];
}

/** The creator's guest list: read when it is shown, saved as a whole. `handles` null: not read yet. */
export function useGuestList(toolId: string) {
  // The calls say `partyID` of any tool's id.
  const { data, errorCode, isBusy, load, change } = usePanel('party/get-guest-list/', {
    partyID: toolId,
  });
  const [saved, setSaved] = useState<Saved | null>(null);

  /** Takes handles as people write them down: one in a line, or with commas, with or without @. */
  async function save(text: string) {
    const wanted = text.split(/[\s,;]+/u).map((handle) => handle.replace(/^@/u, '').toLowerCase());
    const handles = [...new Set(wanted.filter(Boolean))];
    const answer = await change('party/set-guest-list/', { partyID: toolId, handles });
    setSaved(answer?.setGuestList.item ?? null);
  }

  const handles = data?.guestList.items.map(({ handle }) => handle) ?? null;
  return { handles, saved, errorCode, isBusy, load, save };
}
