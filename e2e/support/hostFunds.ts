import { asHost } from './draws';
import { callSecureql } from './people';
import { payWith } from './money';
import { type Member, type Visitor } from './test';

const EURO = 100;

/** What a journey says of a fund; the rest is that of a goal that keeps what comes in. */
export type FundWish = Partial<{
  title: string;
  goal: number;
  mode: 'KEEP' | 'ALL_OR_NOTHING';
  deadlineAt: string | null;
  tiers: Record<string, unknown>[];
  milestones: Record<string, unknown>[];
  polls: Record<string, unknown>[];
  moderatorsSeeAmounts: boolean;
}>;

/** Makes a fund without the dialog that another journey fills in. Returns its id. */
export async function makeFund(host: Member, wish: FundWish = {}): Promise<string> {
  const settings = {
    title: 'Two screens, zero dropped frames',
    ...{ summary: null, story: null, cover: null, videoUrl: null },
    ...{ currency: 'EUR', mode: 'KEEP', goal: 200 * EURO },
    ...{ startsAt: null, deadlineAt: null, starting: 0 },
    ...{ min: EURO, max: 5000 * EURO, presets: [500, 1000, 2500] },
    ...{ anonymousAllowed: true, messagesModerated: true, moderatorsSeeAmounts: false },
    ...{ leaderboardShown: true, alertMin: 0, speakMin: 0, alertMaxChars: 200, thanks: null },
    ...{ tiers: [], milestones: [], polls: [], liveMinutes: null },
    ...wish,
  };
  const payload = { settings, requestKey: crypto.randomUUID() };
  const body = await asHost(host, 'fund/create-fund/', payload);
  return (body.createFund as { item: { id: string } }).item.id;
}

export const openFund = (host: Member, fundId: string) =>
  asHost(host, 'fund/change-state/', { fundId, action: 'OPEN' });

interface Wish {
  amount: number;
  message?: string;
  name?: string;
  visibility?: 'PUBLIC' | 'HIDE_AMOUNT' | 'ANONYMOUS';
  tierId?: string;
}

/** A visitor contributes by e-mail, and pays on the sandbox's page. */
export async function contribute(giver: Visitor, fundId: string, wish: Wish): Promise<string> {
  const { status, body } = await callSecureql(giver.context, 'fund/start-contribution/', {
    fundId,
    amount: wish.amount,
    currency: 'EUR',
    tierId: wish.tierId ?? null,
    tierAnswer: null,
    pollOptionId: null,
    message: wish.message ?? null,
    visibility: wish.visibility ?? 'PUBLIC',
    alias: null,
    email: `giver-${crypto.randomUUID().slice(0, 8)}@example.com`,
    name: wish.name ?? 'Mika',
    locale: 'en',
    requestKey: crypto.randomUUID(),
  });
  const root = body.startContribution as { error: string | null; item: Started | null };
  if (status !== 200 || !root.item) throw new Error(`refused: ${JSON.stringify(body)}`);
  await giver.page.goto(root.item.url);
  await payWith(giver.page, '4242');
  return root.item.contributionId;
}

interface Started {
  contributionId: string;
  url: string;
}
