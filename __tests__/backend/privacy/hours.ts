import { blockTime, saveAvailability } from '@/backend/availability/service';
import { DEFAULT_AVAILABILITY } from '@/lib/shared/availability/availability';
import type { TestContext } from '@/__tests__/support/context';

/** Hours in which somebody can be booked, a day of its own, and time they keep for themselves. */
export async function keepHours(creator: TestContext): Promise<void> {
  const overrides = [{ date: '2099-01-05', ranges: [] }];
  const settings = { ...DEFAULT_AVAILABILITY, timeZone: 'Europe/Berlin', overrides };
  await saveAvailability(creator, { version: 0, settings });
  await blockTime(creator, {
    startsAt: '2099-01-06T10:00:00Z',
    endsAt: '2099-01-06T11:00:00Z',
    requestKey: crypto.randomUUID(),
  });
}
