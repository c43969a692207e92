import { useEffect } from 'react';
import type { WidgetAlert } from '@/lib/shared/widgets/messages';

/** The sound of the alert comes first. */
const AFTER_SOUND_MS = 900;
const WHOLE = 100;

// Many engines of streaming programs have none.
const synthesis = () => (window as Partial<Window>).speechSynthesis;

/** Says whether this browser can read aloud. */
export const hasVoice = () => (synthesis()?.getVoices().length ?? 0) > 0;

interface Options {
  /** The overlay is set to read aloud, and neither muted nor paused. */
  isOn: boolean;
  /** In percent. */
  volume: number;
  /** Of the overlay: the voice's own. */
  language: string;
}

/**
 * Reads the words of an alert aloud, where there is a voice and enough was given for it. It stops with
 * the alert, and at once when the overlay is muted or paused. `alert` must stay the same object.
 */
export function useReadAloud(alert: WidgetAlert, { isOn, volume, language }: Options) {
  const text = isOn && volume > 0 && alert.isSpoken === true ? alert.text : null;
  const { id } = alert;
  useEffect(() => {
    const voice = synthesis();
    if (text === null || voice === undefined) return;
    const speak = () => {
      if (!hasVoice()) return;
      voice.removeEventListener('voiceschanged', speak);
      const words = new SpeechSynthesisUtterance(text);
      words.lang = language;
      words.volume = Math.min(1, volume / WHOLE);
      voice.speak(words);
    };
    // Browsers load their voices when somebody asks for them.
    voice.addEventListener('voiceschanged', speak);
    const timer = setTimeout(speak, AFTER_SOUND_MS);
    return () => {
      clearTimeout(timer);
      voice.removeEventListener('voiceschanged', speak);
      voice.cancel();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- another volume is for the next alert
  }, [id, text, language]);
}
