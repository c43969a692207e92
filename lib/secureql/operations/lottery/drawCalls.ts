import { claimCalls } from './claims';
import { lotteryCalls } from './lottery';
import { lotteryHostCalls } from './lotteryHost';
import { lotteryHostCommands } from './lotteryHostCommands';
import { replayReveal } from './lotteryReplay';

/** Every call about draws. */
export const drawCalls = [
  ...lotteryCalls,
  ...lotteryHostCalls,
  ...lotteryHostCommands,
  replayReveal,
  ...claimCalls,
] as const;
