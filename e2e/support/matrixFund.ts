import { asHost } from './draws';
import { openFund } from './fundPages';
import { contribute } from './hostFunds';
import { confirmEmail } from './mail';
import { connectSeller } from './money';
import { expect, type Member } from './test';

const BANK_MS = 60_000;
const DAY_MS = 24 * 60 * 60_000;

/** A fund that runs, with everything its pages can show, and what the fan gave to it. */
export async function fundOnce(
  creator: Member,
  fan: Member,
): Promise<{ fundId: string; contributionId: string }> {
  await connectSeller(creator);
  await confirmEmail(fan.context, fan.email);
  const fundId = await openFund(creator, {
    tiers: [
      { title: 'Sticker pack', price: 2500, question: 'Which country?' },
      { title: 'Co-op hour', price: 6000, stock: 3 },
    ],
    milestones: [
      { title: 'Karaoke', amount: 1500 },
      { title: 'A secret', amount: 150_000, isHidden: true },
    ],
    polls: [{ title: 'First game?', options: ['Star Harbor', 'Mossfall'] }],
  });
  const requestKey = crypto.randomUUID();
  const until = new Date(Date.now() + DAY_MS).toISOString();
  await asHost(creator, 'fund/start-session/', { fundId, goal: 50_000 });
  await asHost(creator, 'fund/promise-match/', {
    ...{ fundId, name: 'Studio Nine', upTo: 30_000, until, requestKey },
  });
  await asHost(creator, 'fund/post-update/', {
    ...{ fundId, title: 'It is ordered', text: 'It comes on Monday.', requestKey },
  });
  const contributionId = await contribute(fan, fundId, { amount: 2000, message: 'Good luck!' });
  await expect(fan.page.getByRole('heading', { name: /^Thank you/ })).toBeVisible({
    timeout: BANK_MS,
  });
  return { fundId, contributionId };
}
