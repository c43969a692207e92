import dynamic from 'next/dynamic';
import { useSyncExternalStore, type ReactNode } from 'react';
import styled from 'styled-components';
import { useMayAppear } from '@/hooks/mascot/useMayAppear';
import { isRockyAbout, onRockyAbout } from '@/lib/mascot/presence';

// Only for who sees it.
const RockyFigure = dynamic(
  () => import('@/components/mascot/RockyFigure').then((module) => module.RockyFigure),
  { ssr: false },
);

interface Props {
  /** What it does once, then it rests. */
  animation: string;
  /** In px, of the same height as what stands in for it. */
  size: number;
  /** What stands here for who sent Rocky away, and while Rocky itself is about. */
  instead: ReactNode;
}

/** As large before the picture has come as after. */
const Place = styled.span<{ $size: number }>`
  display: grid;
  place-items: center;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
`;

/** A picture of Rocky beside words that say the same without it. */
export function RockySpot({ animation, size, instead }: Props) {
  const mayAppear = useMayAppear();
  const isAbout = useSyncExternalStore(onRockyAbout, isRockyAbout, () => false);
  const isHere = mayAppear && !isAbout;
  return (
    <Place $size={size}>
      {isHere ? <RockyFigure animation={animation} size={size} /> : instead}
    </Place>
  );
}
