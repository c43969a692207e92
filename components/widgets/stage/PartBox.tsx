import type { ReactNode } from 'react';
import { useFittingPart } from '@/hooks/widgets/stage/useFittingPart';
import { boxOf, sideOf, type Spot } from './boxOf';
import { Box } from './stage.styles';

interface Props {
  spot: Spot;
  /** Of the text, in percent. */
  size: number;
  isLeaving: boolean;
  children: ReactNode;
}

/** One part in its place, no larger than it has room for. */
export function PartBox({ spot, size, isLeaving, children }: Props) {
  // On a small canvas no text is larger than usual.
  const ref = useFittingPart(spot.canvas === 'small' ? 100 : size);
  return (
    <Box
      ref={ref}
      style={boxOf(spot)}
      data-side={sideOf(spot.place)}
      data-leaving={isLeaving ? '' : undefined}
    >
      {children}
    </Box>
  );
}
