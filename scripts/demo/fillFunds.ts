import type { BackendClient } from './backendClient';
import * as funds from './funds';
import { drawPoster } from './images';

interface Fan {
  client: BackendClient;
}

const DAY_MS = 24 * 60 * 60_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

const HUES = { desk: 40, trip: 190 };

const reward = (
  title: string,
  price: number,
  more: { stock?: number; question?: string } = {},
) => ({
  ...{ id: null, title, price, description: null, opensAt: null, closesAt: null },
  ...{ delivery: null, thanks: null, stock: more.stock ?? null, question: more.question ?? null },
});

const step = (title: string, amount: number, isHidden = false) => ({
  ...{ id: null, title, amount, isHidden, note: null },
});

const vote = (title: string, labels: readonly string[]) => ({
  ...{ id: null, title, closesAt: null },
  options: labels.map((label) => ({ id: null, label })),
});

/**
 * Everything a fund can be: live with rewards, a hidden milestone, a vote, contributions in every
 * visibility, messages that wait and one that went back; ended and reached; a draft; and, of another
 * creator, all-or-nothing with promises near its goal. `newcomer` makes a visitor without an account.
 */
export async function fillFunds(
  nora: BackendClient,
  ben: BackendClient,
  fans: readonly Fan[],
  newcomer: () => BackendClient,
): Promise<void> {
  const fan = (nth: number): BackendClient => {
    const found = fans[nth % fans.length];
    if (!found) throw new Error('The demo has too few fans to give something.');
    return found.client;
  };
  await endedFund(nora, fan);
  await liveFund(nora, fan, newcomer);
  await funds.createFund(nora, {
    title: 'Charity of the night',
    summary: 'All of tonight goes to the animal shelter next door.',
    goal: 50_000,
  });
  await promisedFund(ben, fan, newcomer);
}

async function liveFund(
  nora: BackendClient,
  fan: (nth: number) => BackendClient,
  newcomer: () => BackendClient,
): Promise<void> {
  const { id, fund } = await funds.openFund(nora, {
    title: 'A second PC for the stream',
    summary: 'So that the game never stutters when chat goes wild.',
    story: 'Right now one machine does everything.\n\nThe second one does the stream alone.',
    cover: await nora.upload(await drawPoster(HUES.desk)),
    goal: 180_000,
    deadlineAt: inDays(45),
    starting: 20_000,
    thanks: 'Thank you! You are part of every frame from now on.',
    tiers: [
      reward('Sticker pack', 1500, { question: 'Which country do they go to?' }),
      reward('One hour of co-op', 6000, { stock: 10 }),
      reward('Name on the panel', 2500),
    ],
    milestones: [
      step('Karaoke stream', 30_000),
      step('Chat picks the desk colour', 150_000),
      step('A night with the whole squad', 90_000, true),
    ],
    polls: [vote('Which game gets the first test run?', ['Mossfall', 'Tidewell', 'Kart cup'])],
  });
  const tier = (title: string) => fund.tiers.find((one) => one.title === title)?.id ?? null;
  const option = (nth: number) => fund.polls[0]?.options[nth]?.id ?? null;

  const first = await funds.give(fan(1), id, {
    ...{ amount: 4000, tierId: tier('Sticker pack'), pollOptionId: option(0) },
    message: 'For the smoothest Friday squad ever.',
  });
  await funds.checkMessage(nora, id, first, 'APPROVE');
  await funds.give(fan(2), id, { amount: 6000, tierId: tier('One hour of co-op') });
  const hidden = await funds.give(fan(3), id, {
    ...{ amount: 2500, visibility: 'HIDE_AMOUNT', tierId: tier('Name on the panel') },
    message: 'Saved my Sunday evenings all year. Thank you.',
  });
  await funds.checkMessage(nora, id, hidden, 'APPROVE');
  await funds.give(fan(4), id, {
    ...{ amount: 2500, visibility: 'ALIAS', alias: 'oat_milk_ranger', pollOptionId: option(1) },
  });
  await funds.give(fan(5), id, { amount: 1000, visibility: 'ANONYMOUS', message: 'Shh.' });
  await funds.give(newcomer(), id, {
    ...{ amount: 1500, message: 'From the train, without an account.', pollOptionId: option(1) },
    visitor: { email: 'priya@demo.playplus.test', name: 'Priya D.' },
  });
  await funds.give(fan(0), id, { amount: 2000, message: 'Can the cat get a chair, too?' });
  const twice = await funds.give(fan(6), id, { amount: 2500 });
  await funds.refund(nora, id, twice);
  await funds.postUpdate(nora, id, {
    title: 'The case has arrived',
    text: 'It is smaller than I thought. Unboxing on Friday.',
  });
}

async function endedFund(nora: BackendClient, fan: (nth: number) => BackendClient): Promise<void> {
  const { id } = await funds.openFund(nora, {
    title: 'A microphone that hears only me',
    summary: 'And not the fan behind me.',
    goal: 12_000,
    tiers: [reward('A voice message', 2000)],
  });
  await funds.give(fan(1), id, { amount: 7000 });
  await funds.give(fan(2), id, { amount: 5500 });
  await funds.changeFund(nora, id, 'END');
}

async function promisedFund(
  ben: BackendClient,
  fan: (nth: number) => BackendClient,
  newcomer: () => BackendClient,
): Promise<void> {
  const { id } = await funds.openFund(ben, {
    title: 'Kart cup, live in one room',
    summary: 'Eight of you, eight of us, one very long table.',
    cover: await ben.upload(await drawPoster(HUES.trip)),
    mode: 'ALL_OR_NOTHING',
    goal: 30_000,
    deadlineAt: inDays(20),
    tiers: [reward('A seat at the table', 5000, { stock: 8 })],
  });
  await funds.give(fan(1), id, { amount: 15_000, message: 'I bring the snacks.' });
  await funds.give(fan(3), id, { amount: 8000, visibility: 'HIDE_AMOUNT' });
  await funds.give(newcomer(), id, {
    ...{ amount: 5500, visitor: { email: 'mori@demo.playplus.test', name: null } },
  });
}
