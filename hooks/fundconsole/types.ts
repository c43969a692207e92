import type { ResultOf } from '@/lib/secureql/operations/all';

/** Everything a host sees of a fund. */
export type ConsoleFund = ResultOf<'get-fund-edit'>['getFund']['items'][number];
export type HostContribution = ConsoleFund['contributions'][number];
export type FundListPage = ResultOf<'fund/get-my-funds/'>['getFund'];
export type FundSummary = FundListPage['items'][number];
export type FundRecap = NonNullable<ResultOf<'fund/get-recap/'>['fundRecap']['item']>;
