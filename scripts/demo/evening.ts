import type { BackendClient } from './backendClient';
import * as draws from './draws';
import { drawPoster } from './images';
import { idOf, say, startTalk } from './messages';

interface Fan {
  client: BackendClient;
}

const CUP_HUE = 204;

/** Whoever looks at the demo in its first minutes sees this draw close by itself. */
const CLOSES_IN_MINUTES = 40;

/**
 * What goes on beside the first creator's shows: a third creator's draw that is about to close, people
 * who follow all three, and conversations, some of them not read yet.
 */
export async function fillEvening(
  hosts: { nora: BackendClient; luma: BackendClient },
  fans: readonly Fan[],
): Promise<void> {
  const { nora, luma } = hosts;
  const lotteryId = await draws.openDraw(luma, {
    title: 'Pick my next run',
    notice: 'Whoever wins picks the game. I learn it live.',
    prizes: [
      {
        ...{ title: 'You pick the game', photo: await luma.upload(await drawPoster(CUP_HUE)) },
        ...{ valueMinor: null, currency: null, quantity: 1, delivery: 'EXPERIENCE' },
      },
    ],
    openMinutes: CLOSES_IN_MINUTES,
    isLive: true,
    bonusTickets: 1,
  });
  for (const { client } of fans.slice(1, 20)) await draws.enter(client, lotteryId);
  for (const { client } of fans.slice(0, 3)) {
    for (const handle of ['brambleplays', 'lumalaps']) await draws.follow(client, handle);
  }
  await talk(nora, fans);
}

async function talk(nora: BackendClient, fans: readonly Fan[]): Promise<void> {
  const [sam, paula, jon] = fans.map(({ client }) => client);
  if (!sam || !paula || !jon) throw new Error('The demo has too few fans to talk.');
  const noraId = await idOf(nora);
  const withSam = await startTalk(sam, noraId);
  await say(sam, withSam, 'That last round was wild. Are you on again tomorrow?');
  await say(nora, withSam, 'It was! Tomorrow from eight on. Bring your main.');
  const withPaula = await startTalk(paula, noraId);
  await say(paula, withPaula, 'Can I bring a friend to the squad night on Saturday?');
  const withJon = await startTalk(jon, noraId);
  await say(jon, withJon, 'Thanks for the carry. My duo still talks about it.');
}
