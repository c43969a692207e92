import type { ResultOf } from '@/lib/secureql/operations/all';

/** Everything a host sees of a draw. */
export type ConsoleLottery = ResultOf<'get-lottery-edit'>['getLottery']['items'][number];
export type HostEntry = ConsoleLottery['entrants'][number];
export type HostClaim = ConsoleLottery['claims'][number];
export type LotterySettings = ConsoleLottery['settings'];
