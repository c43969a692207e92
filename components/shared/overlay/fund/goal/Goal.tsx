import type { PartProps, Way } from '@/components/shared/overlay/part';
import { useFundWords, type FundWords } from '@/hooks/fund/overlay/useFundWords';
import { useCoalesced } from '@/hooks/ui/useCoalesced';
import type { OverlayFund } from '@/hooks/widgets/overlayFund';
import type { FundFace } from '@/lib/shared/fund/messages';
import type { PartSettings } from '@/lib/shared/widgets/settings';
import { GoalBar } from './GoalBar';
import { GoalMinimal } from './GoalMinimal';
import { GoalPanel } from './GoalPanel';

/** A dozen changes a second are one that can be seen. */
const STEP_MS = 250;

/** What every design of the bar gets. */
export interface GoalProps {
  fund: FundFace;
  look: PartSettings;
  words: FundWords;
  /** Null: there is nothing to give any more. */
  way: Way | null;
}

/** How much of a goal has come in, what comes next, and the way in. */
export function Goal({ state, look, way }: PartProps<OverlayFund>) {
  const { fund } = useCoalesced(state, STEP_MS);
  const words = useFundWords(fund);
  const shown = { fund, look, words, way: words.hasWay ? way : null };
  switch (look.design) {
    case 'BAR':
      return <GoalBar {...shown} />;
    case 'MINIMAL':
      return <GoalMinimal {...shown} />;
    default:
      return <GoalPanel {...shown} />;
  }
}
