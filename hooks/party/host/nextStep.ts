import { isRunning } from '@/lib/shared/parties/partyActions';
import type { PartySummary } from '@/hooks/party/types';

/** What a creator does best next, and with which queue. */
export type NextStep =
  | { kind: 'first' | 'again'; party: null }
  | { kind: 'call' | 'share' | 'open'; party: PartySummary };

/** People who wait come first, then an open queue nobody knows of, then a draft. */
export function nextStep(parties: readonly PartySummary[]): NextStep {
  if (parties.length === 0) return { kind: 'first', party: null };
  const waitedFor = parties.filter((party) => isRunning(party) && party.memberCount > 0);
  const withPeople = waitedFor.find(({ state }) => state === 'OPEN') ?? waitedFor[0];
  if (withPeople) return { kind: 'call', party: withPeople };
  const open = parties.find((party) => party.state === 'OPEN');
  if (open) return { kind: 'share', party: open };
  const draft = parties.find((party) => party.state === 'DRAFT');
  return draft ? { kind: 'open', party: draft } : { kind: 'again', party: null };
}
