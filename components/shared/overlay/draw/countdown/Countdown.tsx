import type { PartProps, Way } from '@/components/shared/overlay/part';
import { useCoalesced } from '@/hooks/ui/useCoalesced';
import type { LiveLottery } from '@/lib/live/lottery/liveLottery';
import type { PartSettings } from '@/lib/shared/widgets/settings';
import { CountdownBar } from './CountdownBar';
import { CountdownMinimal } from './CountdownMinimal';
import { CountdownPanel } from './CountdownPanel';
import {
  useCountdownWords,
  type CountdownWords,
} from '@/hooks/lottery/overlay/words/useCountdownWords';

/** A dozen changes a second are one that can be seen. */
const STEP_MS = 250;

/** What every design of the countdown gets. */
export interface CountdownProps {
  lottery: LiveLottery;
  look: PartSettings;
  words: CountdownWords<Way>;
}

/** A draw that people may enter, or soon may, or that was cancelled: how long, who is in, the way in. */
export function Countdown({ state, look, way }: PartProps<LiveLottery>) {
  const lottery = useCoalesced(state, STEP_MS);
  const words = useCountdownWords(lottery, way);
  switch (look.design) {
    case 'BAR':
      return <CountdownBar {...{ lottery, look, words }} />;
    case 'MINIMAL':
      return <CountdownMinimal {...{ lottery, look, words }} />;
    default:
      return <CountdownPanel {...{ lottery, look, words }} />;
  }
}
