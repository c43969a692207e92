import type { ActionView } from '@/backend/hosting/service';
import type { OverlaySign } from '@/backend/widgets/service';
import type { FundFace, Supporter } from '@/lib/shared/fund/messages';
import type { FundEdit } from '@/lib/shared/fund/views';
import type { PartyCreator } from '@/lib/shared/parties/messages';

/** Kinds of what a host does with a fund. */
export const FUND_ACT_KINDS = [
  'STATE',
  'REVEAL',
  'OFFLINE',
  'CANCEL',
  'REFUND_ALL',
  'APPROVE',
  'DENY',
  'REFUND',
] as const;
export type FundActKind = (typeof FUND_ACT_KINDS)[number];

/** Everything that edit page and console need. */
export interface FundConsole extends FundEdit {
  acts: ActionView<FundActKind>[];
  /** The overlays that show it. */
  overlays: OverlaySign[];
}

/** A fund as its overlays show it: what its messages keep true. */
export interface ShownFund {
  id: string;
  seq: number;
  fund: FundFace;
  supporters: Supporter[];
  creator: PartyCreator;
}
