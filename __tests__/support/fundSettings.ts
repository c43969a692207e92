import type { FundSettings } from '@/lib/shared/fund/fund';

/** Settings of a fund that keeps what comes in, of 100.00. */
export const fundSettings = (change: Partial<FundSettings> = {}): FundSettings => ({
  ...{ title: 'A new microphone', summary: null, story: null, cover: null, videoUrl: null },
  ...{ currency: 'EUR', mode: 'KEEP', goal: 10_000, startsAt: null, deadlineAt: null },
  ...{ min: 100, max: 500_000, presets: [500, 1000, 2500], starting: 0 },
  ...{ anonymousAllowed: true, messagesModerated: true, moderatorsSeeAmounts: false },
  ...{ leaderboardShown: true, alertMin: 0, speakMin: 0, alertMaxChars: 140, thanks: null },
  ...{ tiers: [], milestones: [], polls: [], liveMinutes: null },
  ...change,
});

/** A reward of 10.00 with five of it. */
export const aTierSetting = (change: Partial<FundSettings['tiers'][number]> = {}) => ({
  ...{ id: null, title: 'Stickers', description: null, price: 1000, stock: 5, question: null },
  ...{ opensAt: null, closesAt: null, delivery: null, thanks: null },
  ...change,
});
