/** Versions of a service that one person alone can buy; the id is the tier's. */
export interface OffersTable {
  id: string;
  conversationId: string;
  creatorId: string;
  fanId: string;
  requestKey: string;
  withdrawnAt: Date | null;
  createdAt: Date;
}
