import type { News } from '@/backend/notifications/service';
import { parseExtraPublic } from '@/lib/shared/creators/extraPublic';
import { fullName } from '@/lib/shared/accounts/names';
import type { HeldLottery } from '@/backend/lotteries/store/lotteryRepository';
import type { ToldRow } from './offerRepository';

/** Where the winner of an entry claims, and sends what the delivery needs. */
export const claimPath = (lotteryId: string, claimUuid: string) =>
  `/chance/${lotteryId}/user-info/${claimUuid}`;

/** Tells winners that they won. */
export function wonNews(lottery: HeldLottery, told: readonly ToldRow[]): News[] {
  const { title, claimSeconds: answerSeconds } = lottery;
  return about(lottery, told).map((one) => ({ type: 'won', title, answerSeconds, ...one }));
}

/** Reminds winners of what the delivery still needs. */
export function reminders(lottery: HeldLottery, told: readonly ToldRow[]): News[] {
  const { creatorFirstName: firstName, creatorLastName: lastName } = lottery;
  const host = fullName({ firstName, lastName });
  return about(lottery, told).map((one) => ({ type: 'claim_reminder', host, ...one }));
}

function about({ id, prizes, creatorExtraPublic }: HeldLottery, told: readonly ToldRow[]) {
  const { profile_photo: image } = parseExtraPublic(creatorExtraPublic);
  return told.flatMap(({ userId, claimUuid, prize }) => {
    const title = prizes[prize]?.title;
    if (userId === null || title === undefined) return [];
    return [
      { userId, prize: title, redirectLink: claimPath(id, claimUuid), entityRef: claimUuid, image },
    ];
  });
}
