import { useState } from 'react';

/** Whether a form is unchanged since its last save: set after a save, reset by the next change. */
export function useSavedMark() {
  const [isSaved, setIsSaved] = useState(false);
  return { isSaved, markSaved: () => setIsSaved(true), markChanged: () => setIsSaved(false) };
}
