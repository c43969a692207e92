import { usePanel } from '@/hooks/secureql/usePanel';

/** Whom the creator of a tool keeps out: read when it is shown, and again after a ban is lifted. */
export function useBans(toolId: string) {
  // The call says `partyID` of any tool's id.
  const { data, change, ...panel } = usePanel('party/get-bans/', { partyID: toolId });
  return {
    ...panel,
    /** Null until they have come. */
    bans: data?.partyBans.items ?? null,
    lift: (userId: string) => void change('party/lift-ban/', { partyID: toolId, userId }),
  };
}
