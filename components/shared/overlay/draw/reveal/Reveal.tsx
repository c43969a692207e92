import type { PartProps } from '@/components/shared/overlay/part';
import type { PlayedLottery } from '@/hooks/lottery/overlay/usePlayed';
import type { PartSettings } from '@/lib/shared/widgets/settings';
import { RevealBar } from './RevealBar';
import { RevealCard } from './RevealCard';
import { RevealMinimal } from './RevealMinimal';
import { RevealSide } from './RevealSide';

/** What every design of the reveal gets. */
export interface RevealProps {
  lottery: PlayedLottery;
  look: PartSettings;
}

/** From the frozen list to the name at which the others stop. */
export function Reveal({ state: lottery, look }: PartProps<PlayedLottery>) {
  switch (look.design) {
    case 'BAR':
      return <RevealBar {...{ lottery, look }} />;
    case 'SIDE':
      return <RevealSide {...{ lottery, look }} />;
    case 'MINIMAL':
      return <RevealMinimal {...{ lottery, look }} />;
    default:
      return <RevealCard {...{ lottery, look }} />;
  }
}
