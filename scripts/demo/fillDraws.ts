import type { BackendClient } from './backendClient';
import * as draws from './draws';
import { drawPoster } from './images';

interface Fan {
  client: BackendClient;
  handle: string;
}

const DAY_MS = 24 * 60 * 60_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

const HUES = { headset: 250, keys: 300, controller: 150 };

const thing = (title: string, photo: string | null, euros: number, quantity = 1) => ({
  ...{ title, photo, quantity },
  valueMinor: euros * 100,
  currency: 'EUR',
  delivery: 'PHYSICAL' as const,
});
const code = (title: string, quantity: number) => ({
  ...{ title, quantity },
  photo: null,
  valueMinor: 2_000,
  currency: 'EUR',
  delivery: 'DIGITAL' as const,
});

/**
 * Everything a draw can be: a draft, planned, open with many in it, drawn with a claim that waits,
 * over and cancelled. `fans[0]` is in the open one and has a prize to claim; `newcomer` makes a
 * visitor without an account.
 */
export async function fillDraws(
  nora: BackendClient,
  fans: readonly Fan[],
  newcomer: () => BackendClient,
): Promise<void> {
  const photo = async (hue: number) => nora.upload(await drawPoster(hue));
  await pastDraw(nora, fans.slice(1, 17), await photo(HUES.headset));
  await cancelledDraw(nora, fans.slice(3, 9));
  await waitingClaim(nora, fans.slice(0, 3));
  await openDraw(nora, { fans, newcomer, photo: await photo(HUES.headset) });
  await draws.openDraw(nora, {
    title: 'Sunday controller',
    prizes: [thing('Wireless controller', await photo(HUES.controller), 69)],
    opensAt: inDays(2),
    closesAt: inDays(9),
    bonusTickets: 1,
  });
  await draws.createDraw(nora, { title: 'Weekend key drop', prizes: [code('Game key', 2)] });
}

/** Two prizes, one winner passed over, everything handed over in the end. */
async function pastDraw(nora: BackendClient, fans: readonly Fan[], photo: string): Promise<void> {
  const lotteryId = await draws.openDraw(nora, {
    title: 'Halloween headset',
    prizes: [thing('Gaming headset', photo, 129), code('Game key', 1)],
  });
  for (const { client } of fans) await draws.enter(client, lotteryId);
  await draws.drawWinners(nora, lotteryId);
  await draws.passOver(nora, lotteryId);
  for (const { id, uuid, handle } of await draws.confirmAll(nora, lotteryId)) {
    const winner = fans.find((fan) => fan.handle === handle);
    if (winner) await draws.handOver(nora, winner.client, { lotteryId, id, uuid });
  }
}

async function cancelledDraw(nora: BackendClient, fans: readonly Fan[]): Promise<void> {
  const plan = { title: 'Key rain', prizes: [code('Game key', 5)] };
  const lotteryId = await draws.openDraw(nora, plan);
  for (const { client } of fans) await draws.enter(client, lotteryId);
  await draws.cancelDraw(nora, lotteryId);
}

/** As many prizes as people: whoever is in it has one to claim. */
async function waitingClaim(nora: BackendClient, fans: readonly Fan[]): Promise<void> {
  const lotteryId = await draws.openDraw(nora, {
    title: 'Thanks for testing',
    prizes: [code('Early access key', fans.length)],
  });
  for (const { client } of fans) await draws.enter(client, lotteryId);
  await draws.drawWinners(nora, lotteryId);
  await draws.confirmAll(nora, lotteryId);
}

const NEWCOMERS =
  'mapleleaf pogopete starling noodle87 brickbyte ottilie wavecheck pepperoni lilac_lane hexhunter bluebottle cometcat tangerine sprout_ok rollthedice mothlight'.split(
    ' ',
  );

/** The one to look at: everybody is in it, some with tickets for following or for having waited. */
async function openDraw(
  nora: BackendClient,
  { fans, newcomer, photo }: { fans: readonly Fan[]; newcomer: () => BackendClient; photo: string },
): Promise<void> {
  const lotteryId = await draws.openDraw(nora, {
    title: 'Winter giveaway',
    notice: 'Drawn live tonight. Be there: you have two minutes to say it’s yours.',
    prizes: [thing('Wireless headset', photo, 129), code('Game key', 2)],
    openMinutes: 24 * 60,
    isLive: true,
    isForAll: true,
    bonusTickets: 2,
  });
  for (const { client } of fans) await draws.enter(client, lotteryId);
  for (const handle of NEWCOMERS) await draws.enterAsNew(newcomer(), lotteryId, handle);
}
