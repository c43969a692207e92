import { useRouter } from 'next/router';
import { QueueOverlay } from '@/components/shared/overlay/QueueOverlay';
import type { OverlayParty } from '@/hooks/widgets/overlayParty';
import { livePath } from '@/lib/navigation/livePath';

const NEXT_SHOWN = { usual: 5, most: 20 };

/** The overlay of a queue, with the way into it. */
export function PartyOverlay({ state: party }: { state: OverlayParty }) {
  const { query } = useRouter();
  const { origin, host } = window.location;
  return (
    <QueueOverlay
      party={party}
      nextCount={shownOf(query.next)}
      join={{
        url: `${origin}/party/${party.id}`,
        host,
        path: livePath(party.creator.handle),
      }}
    />
  );
}

/** `?next=3` names three of those who wait. */
function shownOf(wanted: string | string[] | undefined): number {
  const count = Number(wanted ?? NEXT_SHOWN.usual);
  if (!Number.isInteger(count) || count < 0) return NEXT_SHOWN.usual;
  return Math.min(count, NEXT_SHOWN.most);
}
