import dynamic from 'next/dynamic';
import { useSeen } from '@/hooks/ui/page/useSeen';

const PlayBoard = dynamic(() => import('./PlayBoard').then((module) => module.PlayBoard), {
  ssr: false,
});

/** Where the board stands: it is loaded when somebody comes near. */
export function BoardPlace({ creatorId }: { creatorId: string }) {
  const { box, isSeen } = useSeen<HTMLDivElement>();
  return <div ref={box}>{isSeen && <PlayBoard creatorId={creatorId} />}</div>;
}
