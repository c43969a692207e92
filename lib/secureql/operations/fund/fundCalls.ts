import { contributionCommands } from './contributionCommands';
import { contributionReads } from './contributions';
import { fundReads } from './fund';
import { fundHostReads } from './fundHost';
import { fundHostCommands } from './fundHostCommands';
import { fundLiveCommands } from './fundLiveCommands';
import { hostContributionCalls } from './hostContributions';

/** Every call about funds and contributions. */
export const fundCalls = [
  ...fundReads,
  ...fundHostReads,
  ...fundHostCommands,
  ...fundLiveCommands,
  ...contributionReads,
  ...contributionCommands,
  ...hostContributionCalls,
] as const;
