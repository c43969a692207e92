import { useEffect } from 'react';
import { useAlertWords } from '@/hooks/widgets/useAlertWords';
import { isolated } from '@/lib/i18n/isolated';
import type { Mascot } from '@/lib/mascot/player/createMascot';
import type { AlertKind, WidgetAlert } from '@/lib/shared/widgets/messages';
import type { Perform } from './useReactions';

/** How Rocky takes what happens. */
const REACTION: Readonly<Record<AlertKind, string>> = {
  CALLED: 'GetAttention',
  WON: 'Congratulate',
  CONTRIBUTION: 'Wave',
  MILESTONE: 'Congratulate',
  GOAL: 'Congratulate',
  TEST: 'Explain',
};

/** What is to be said, and who says it. */
export interface AlertLine {
  mascot: Mascot;
  /** Must stay the same object for as long as it stands. */
  alert: WidgetAlert;
  perform: Perform;
}

/** Has Rocky react to an alert and say it; with the alert, its words are gone at once. */
export function useAlertLine({ mascot, alert, perform }: AlertLine): void {
  const { before, name, after, text } = useAlertWords(alert);
  const sentence = `${before}${name === null ? '' : isolated(name)}${after}`;
  const words = text === null ? sentence : `${sentence} – ${isolated(text)}`;
  const { id, kind } = alert;
  useEffect(() => {
    perform(REACTION[kind]);
    mascot.speak(words, { hold: true });
    return () => {
      mascot.stop();
      mascot.closeBalloon({ isFast: true });
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- an alert is said once, in the words it came with
  }, [mascot, id]);
}
