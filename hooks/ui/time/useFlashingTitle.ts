import { useEffect, useState } from 'react';

const FLASH_MS = 1000;

/** The title of the tab: `title`, or in turns with `alert` as long as there is one. */
export function useFlashingTitle(title: string, alert: string | null): string {
  const [isAlertShown, setIsAlertShown] = useState(true);

  useEffect(() => {
    if (!alert) return;
    const timer = setInterval(() => setIsAlertShown((shown) => !shown), FLASH_MS);
    return () => clearInterval(timer);
  }, [alert]);

  return alert && isAlertShown ? alert : title;
}
