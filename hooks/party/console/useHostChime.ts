import { useEffect, useRef } from 'react';

/** Sounds when a queue nobody waited in gets its first entry; the sound is fetched when it is needed. */
export function useHostChime(waitingCount: number, isOn: boolean) {
  const before = useRef(waitingCount);

  useEffect(() => {
    const isFirst = before.current === 0 && waitingCount > 0;
    before.current = waitingCount;
    if (isOn && isFirst) void playChime();
  }, [waitingCount, isOn]);
}

/** Plays the chime once, so that a host knows what to listen for. */
export async function playChime(): Promise<void> {
  const { playTune } = await import('@/lib/alerts/sound');
  await playTune('news');
}
