import type { ResultOf } from '@/lib/secureql/operations/all';

export type LotteryView = ResultOf<'lottery/get-lottery-details/'>['getLottery']['items'][number];
export type MyEntry = NonNullable<LotteryView['myEntry']>;
export type ClaimView = NonNullable<ResultOf<'lottery/get-claim/'>['getClaim']['item']>;
export type LotteryPage = ResultOf<'lottery/get-my-lotteries/'>['getLottery'];
export type LotterySummary = LotteryPage['items'][number];
