import type { OverlaySign } from '@/hooks/console/keys/useOverlaySigns';
import type { FundEdit, FundRecap, HostContribution, FundSummary } from '@/lib/shared/fund/views';
import type { PartyCreator } from '@/lib/shared/parties/messages';

/** An act of a host as the log of a console tells it. */
interface HostAct {
  id: string;
  kind: string;
  actorHandle: string | null;
  handles: string[];
  count: number;
  what: string | null;
  reason: string | null;
  at: string;
  isUndone: boolean;
  isFinal: boolean;
}

/** Everything a host sees of a fund. */
export type ConsoleFund = FundEdit & {
  creator: PartyCreator;
  acts: HostAct[];
  overlays: OverlaySign[];
};
export type { FundRecap, FundSummary, HostContribution };

/** A page of a creator's own funds. */
export interface FundListPage {
  items: FundSummary[];
  cursor: string | null;
}
