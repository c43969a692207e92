import type { LiveKind } from '@/lib/live/feed';
import { liveFund } from '@/lib/live/fund/liveFund';
import type { FundFace, FundUpdate, Supporter } from '@/lib/shared/fund/messages';
import type { PartyCreator } from '@/lib/shared/parties/messages';
import type { OverlayKind } from './overlayKind';

/** What an overlay shows of a fund: what everybody sees, and nothing else. */
export interface OverlayFund {
  id: string;
  seq: number;
  fund: FundFace;
  /** Openly shown ones alone, newest first. */
  supporters: Supporter[];
  creator: PartyCreator;
}

const live: LiveKind<OverlayFund, FundUpdate> = liveFund;

/** The overlay of a fund. */
export const overlayFund: OverlayKind<OverlayFund, FundUpdate> = {
  live,
  field: 'fund',
  path: (id) => `/fund/${id}`,
};
