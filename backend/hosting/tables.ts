import type { Right } from '@/lib/shared/moderators';

/** Whom a creator has asked to help run the parties, and what they may do there. */
export interface ModeratorGrantsTable {
  creatorId: string;
  userId: string;
  hostRight: Right;
  /** `REVOKED`: declined, left, removed or banned. */
  state: 'INVITED' | 'ACTIVE' | 'REVOKED';
  invitedAt: Date;
  answeredAt: Date | null;
}
