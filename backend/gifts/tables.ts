/** What was bought for somebody, beside its booking. */
export interface GiftsTable {
  id: string;
  bookingId: string;
  giverId: string | null;
  receiverName: string;
  giverName: string;
  /** Null: the giver hands the link over. */
  email: string | null;
  message: string | null;
  isPriceHidden: boolean;
  /** When its mail goes out; null: with the payment. */
  sendAt: Date | null;
  sentAt: Date | null;
  openedAt: Date | null;
  claimedAt: Date | null;
  /** Can be taken back for a minute. */
  declinedAt: Date | null;
  createdAt: Date;
}

/** Each link that leads to a gift. */
export interface GiftLinksTable {
  id: string;
  giftId: string;
  tokenHash: string;
  /** Where it was mailed to; null: the giver handed it over. */
  email: string | null;
  madeAt: Date;
  voidedAt: Date | null;
}

/** What tokens are made with. */
export interface GiftKeysTable {
  key: string;
}
