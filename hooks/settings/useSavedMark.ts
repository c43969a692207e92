import { useState } from 'react';

/** Whether a form stands as it was saved last: set after a save, gone with the next change. */
export function useSavedMark() {
  const [isSaved, setIsSaved] = useState(false);
  return { isSaved, markSaved: () => setIsSaved(true), markChanged: () => setIsSaved(false) };
}
