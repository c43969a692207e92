import { EmbeddedQueue } from '@/components/shared/overlay/queue/EmbeddedQueue';
import type { ConsoleParty } from '@/hooks/party/types';

/** What viewers see of the queue now, as the overlay draws it. */
export function OverlayPreview({ party }: { party: ConsoleParty }) {
  return <EmbeddedQueue queue={{ ...party, partyMembers: [...party.current, ...party.waiting] }} />;
}
