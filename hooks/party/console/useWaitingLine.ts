import { tryCall } from '@/lib/secureql/tryCall';
import type { ConsoleParty } from '@/hooks/party/types';
import { useMorePeople } from '@/hooks/party/useMorePeople';

/** Those in line as the host sees them: the first 50 live, and more on demand. */
export function useWaitingLine({ id: partyID, waiting, memberCount, ...party }: ConsoleParty) {
  const load = async (cursor: string | undefined) => {
    const { answer } = await tryCall('party/get-host-members/', { partyID, cursor });
    return answer && { ...answer.hostMembers, cursor: answer.hostMembers.cursor ?? null };
  };
  const others = [...party.away, ...party.current, ...party.done];
  return useMorePeople(waiting, memberCount, load, new Set(others.map(({ id }) => id)));
}

export type WaitingLine = ReturnType<typeof useWaitingLine>;
