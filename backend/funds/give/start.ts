import type { z } from 'zod';
import type { Context } from '@/backend/platform/context';
import type { startContributionPayload } from '@/lib/shared/fund/contribution';
import type { StartedContribution } from '@/lib/shared/fund/views';

export async function startContribution(
  _context: Context,
  _input: z.output<typeof startContributionPayload>,
): Promise<StartedContribution> {
  throw new Error('not yet');
}
