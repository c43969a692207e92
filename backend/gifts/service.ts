import { followBookings } from '@/backend/bookings/service';
import { GIVE_UP_GIFT, giveUpGift } from './claim';
import { followGift } from './follow';
import { SEND_GIFT, sendLater } from './send';

followBookings(followGift);

/** What a giver does. */
export { holdGift } from './give';
export { changeGiftAddress, resendGift, revokeGift } from './manage';

/** What whoever has the link sees and does. */
export { claimGift, declineGift, keepGift, openGift, shownGift } from './claim';

/** What both see of it. */
export { giftOfOrder, giftsOf } from './show';

/** What happens by itself. */
export const GIFT_JOBS = { [SEND_GIFT]: sendLater, [GIVE_UP_GIFT]: giveUpGift };

/** What happens to an account's gifts, and what is kept of them. */
export { giftDataOf, leaveGifts } from './privacy';
