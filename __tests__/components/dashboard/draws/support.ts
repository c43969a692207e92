import type { MyDraw } from '@/hooks/dashboard/useMyDraws';
import type { LotterySummary } from '@/hooks/lottery/types';

export const aDraw = (change: Partial<LotterySummary> = {}): LotterySummary => ({
  id: 'draw-1',
  title: 'Winter giveaway',
  state: 'OPEN',
  opensAt: null,
  closesAt: null,
  prizeTitle: 'Wireless headset',
  prizePhoto: null,
  prizeCount: 1,
  memberCount: 212,
  ticketTotal: 424,
  claimMode: 'LIVE',
  waitingClaims: 0,
  claimBy: null,
  openDeliveries: 0,
  winnerHandles: [],
  cancelReason: null,
  isArchived: false,
  askerCount: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  ...change,
});

export const aMyDraw = (change: Partial<MyDraw> = {}): MyDraw => ({
  lotteryId: 'draw-1',
  uuid: 'entry-1',
  title: 'Winter giveaway',
  state: 'OPEN',
  status: 100,
  tickets: 2,
  ticketTotal: 424,
  closesAt: null,
  claimBy: null,
  detailsBy: null,
  prizeTitle: 'Wireless headset',
  prizePhoto: null,
  creatorHandle: 'nora',
  creatorName: 'Nora Night',
  ...change,
});
