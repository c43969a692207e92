import type { Night } from '@/hooks/party/host/useRecap';

/** The sums of an evening with a queue. */
export const aNight = (change: Partial<Night> = {}): Night => ({
  from: '2026-11-21T20:00:00.000Z',
  until: '2026-11-21T22:14:00.000Z',
  endedAt: '2026-11-21T22:14:00.000Z',
  people: 24,
  firstTimers: 7,
  newFollowers: 5,
  thankable: 22,
  muted: 2,
  usualWaitSeconds: 31 * 60,
  rounds: 6,
  isBiggest: true,
  line: Array.from({ length: 48 }, (_, step) => step % 20),
  most: { people: 22, at: '2026-11-21T21:37:00.000Z', step: 30 },
  roundList: [
    { beganAt: '2026-11-21T20:30:00.000Z', endedAt: '2026-11-21T20:40:00.000Z', people: 4 },
  ],
  thanks: null,
  ...change,
});
