import type { LotteryPrize } from '@/lib/shared/lottery/messages';
import type { Delivery, LotteryState } from '@/lib/shared/lottery/states';
import type { PartyCreator } from '@/lib/shared/parties/messages';

/** A claim as its winner or the creator sees it. */
export interface Claim {
  /** Of the entry. */
  id: string;
  uuid: string;
  lotteryId: string;
  title: string;
  state: LotteryState;
  prize: LotteryPrize;
  delivery: Delivery;
  status: number;
  handle: string | null;
  isMine: boolean;
  creator: PartyCreator;
  claimBy: string | null;
  claimedAt: string | null;
  detailsBy: string | null;
  details: ClaimDetails | null;
  detailsAt: string | null;
  fulfilledAt: string | null;
  /** When the details are deleted. */
  purgeAt: string | null;
  outReason: string | null;
  /** Hours from the claim's reminder etc. stay on the server; this is the server's clock now. */
  now: string;
}

/** What a delivery needs. `address`: street and number, where it was sent before there were more fields all of it. */
export interface ClaimDetails {
  name: string | null;
  email: string | null;
  address: string | null;
  postcode: string | null;
  city: string | null;
  country: string | null;
  note: string | null;
}
