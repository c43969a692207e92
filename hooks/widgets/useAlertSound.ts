import { useEffect } from 'react';

/** Made by scripts/makeAlertSound.mjs. */
const SOUND = '/static/alert.wav';
const WHOLE = 100;

/** Plays the sound of an alert once for each `id`. `volume` in percent; 0: silent. */
export function useAlertSound(id: string, volume: number) {
  useEffect(() => {
    if (volume <= 0) return;
    const sound = new Audio(SOUND);
    sound.volume = Math.min(1, volume / WHOLE);
    // A browser that nobody has touched yet plays nothing; OBS does.
    sound.play().catch(() => undefined);
    return () => sound.pause();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- another volume is for the next alert
  }, [id]);
}
