import { QueueOverlay } from '@/components/shared/overlay/QueueOverlay';
import type { ConsoleParty } from '@/hooks/party/types';

const NAMES_SHOWN = 3;

/** What viewers see of the queue now, as the overlay draws it. */
export function OverlayPreview({ party }: { party: ConsoleParty }) {
  const partyMembers = [...party.current, ...party.waiting];
  return (
    <QueueOverlay
      party={{ ...party, partyMembers }}
      nextCount={NAMES_SHOWN}
      join={null}
      isEmbedded
    />
  );
}
