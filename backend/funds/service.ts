import type { Context } from '@/backend/platform/context';
import type { Page } from '@/backend/platform/cursor';
import type { FundNews, FundPage, FundRecap, FundSummary } from '@/lib/shared/fund/views';
import type { FundConsole } from './types';

type Verb<Result> = (context: Context, input: never) => Promise<Result>;
const soon = () => Promise.reject(new Error('not written yet'));

export const fundPage = soon as Verb<FundPage>;
export const creatorFundsPage = soon as Verb<Page<FundSummary>>;
export const fundNewsPage = soon as Verb<Page<FundNews>>;
export const fundsAmong = (_running: unknown): FundSummary[] => [];
export const addOffline = soon as Verb<{ count: number }>;
export const revealMilestone = addOffline;
export const startFundSession = addOffline;
export const promiseMatch = addOffline;
export const endMatch = addOffline;
export const archiveFund = soon as Verb<FundSummary>;
export const cancelFund = archiveFund;
export const changeFundState = archiveFund;
export const createFund = archiveFund;
export const editFund = archiveFund;
export const refundFund = archiveFund;
export const runFundAgain = archiveFund;
export const fundEdit = soon as Verb<FundConsole>;
export const fundRecap = soon as Verb<FundRecap>;
export const myFundsPage = soon as Verb<Page<FundSummary>>;
export const postFundUpdate = soon as Verb<FundNews>;

/** Everything about contributions. */
export * from './contributions';
