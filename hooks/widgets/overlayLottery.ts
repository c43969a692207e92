import type { LiveKind } from '@/lib/live/feed';
import { liveLottery, type LiveLottery } from '@/lib/live/lottery/liveLottery';
import type { LotteryMessage } from '@/lib/shared/lottery/messages';
import type { OverlayKind } from './overlayKind';

/** What an overlay shows of a draw. */
export interface OverlayLottery extends LiveLottery {
  /** It came as a message, so the overlay was there when it happened; a snapshot says nothing. */
  isNews?: true;
  /** How often the reveal was asked for again since the last snapshot. */
  replays?: number;
}

const live: LiveKind<OverlayLottery, LotteryMessage> = {
  ...liveLottery,
  applyMessage: (lottery, message) => {
    const isReplay = message.type === 'PARTY_UPDATE' && message.isReplay === true;
    return {
      ...liveLottery.applyMessage(lottery, message),
      isNews: true,
      replays: (lottery.replays ?? 0) + (isReplay ? 1 : 0),
    };
  },
};

/** The overlay of a draw. */
export const overlayLottery: OverlayKind<OverlayLottery, LotteryMessage> = {
  live,
  field: 'lottery',
  path: (id) => `/chance/${id}`,
};
