import type { BackendClient } from '@/scripts/demo/backendClient';
import { claim, give } from './gifts';
import {
  act,
  answerAfterwards,
  answerCase,
  deliver,
  openCase,
  order,
  pickNext,
  propose,
  review,
} from './orders';
import type { OpenedService } from './services';

const PLAYS = {
  'Your name in the game': 'samsam#2211',
  'What do you want to play?': 'Ranked',
};
const REPLAY = { 'Link to your replay': 'https://replays.demo.playplus.test/4711' };
const WANTS = { 'What do you want to get better at?': 'Tracking, and when to fall back' };

/**
 * Orders of a creator in every state that both sides see: asked for, coming, proposed for another
 * time, paid in two parts, bought as a package, being made, handed over, done, declined, cancelled
 * and given, and a place in the queue. The first fan has most of them, one of them done and not
 * reviewed yet. Three are reviewed by both sides, another by its buyer alone.
 */
export async function fillOrders(
  host: BackendClient,
  fans: readonly { client: BackendClient }[],
  services: readonly OpenedService[],
): Promise<void> {
  const [sam, paula, jon, mika, , fenn] = fans.map(({ client }) => client);
  const [playing, coaching, watching, pack, place] = services;
  if (!sam || !paula || !jon || !mika || !fenn)
    throw new Error('The demo has too few fans to book.');
  if (!playing || !coaching || !watching || !pack || !place)
    throw new Error('The demo sells too little.');
  const { item: me } = await host.ask<{ item: { id: string } }>(
    'query { answer: myUser { error item { id } } }',
    {},
  );
  const creatorId = me.id;
  const note = 'My duo is away, so it is only me.';
  await order(sam, { creatorId, service: playing, tier: 1, inDays: 1, answers: PLAYS, note });
  const later = await order(paula, { creatorId, service: playing, inDays: 3, answers: PLAYS });
  await propose(host, later, { creatorId, service: playing, inDays: 5 });
  const squad = { creatorId, service: playing, tier: 2, inDays: 4, answers: PLAYS };
  for (const fan of [jon, mika]) await order(fan, squad);

  // Of a package of four evenings half have a time.
  const evenings = { creatorId, service: playing, tier: 3 };
  const several = await order(sam, { ...evenings, inDays: 3, answers: PLAYS });
  await pickNext(sam, several, { ...evenings, inDays: 10 });

  await order(sam, { creatorId, service: coaching, inDays: 2, answers: WANTS });
  const accepted = await order(jon, { creatorId, service: coaching, inDays: 6, answers: WANTS });
  await act(host, accepted, 'acceptBooking');
  const declined = await order(mika, { creatorId, service: coaching, inDays: 7, answers: WANTS });
  await act(host, declined, 'declineBooking');
  // The deposit is paid, and the rest is charged four days before.
  const inParts = await order(sam, {
    ...{ creatorId, service: coaching, tier: 1, inDays: 9, answers: WANTS },
  });
  await act(host, inParts, 'acceptBooking');

  const handed = await order(sam, { creatorId, service: watching });
  await deliver(host, handed, {
    note: 'Watch from minute four on: that is where it turns.',
    links: ['https://files.demo.playplus.test/review'],
  });
  const begun = await order(paula, { creatorId, service: watching });
  await act(host, begun, 'beginBooking');
  const dropped = await order(jon, { creatorId, service: watching, tier: 1 });
  await act(jon, dropped, 'cancelBooking');

  const done = await order(sam, { creatorId, service: pack });
  await act(sam, done, 'approveBooking');
  const short = await order(mika, { creatorId, service: pack });
  await openCase(mika, short, {
    ...{ kind: 'PARTIAL', amount: 300, words: 'Two of the crosshairs do not load.' },
  });
  const other = await order(jon, { creatorId, service: pack });
  await openCase(jon, other, {
    ...{ kind: 'NOT_AS_SOLD', amount: 500, words: 'These are the settings of the season before.' },
  });
  for (const [client, name] of [
    [host, 'refuseCase'],
    [jon, 'escalateCase'],
  ] as const) {
    await answerCase(client, other, name);
  }
  const slow = await order(mika, { creatorId, service: watching });
  await answerAfterwards(mika, slow, REPLAY);
  await openCase(host, slow, { kind: 'EXTEND', inDays: 7, words: 'I am ill until Friday.' });

  // One that waits for its receiver, one that has been taken, and one that was used.
  await give(sam, {
    service: playing,
    receiverName: 'Jo',
    message: 'Time to see how the pros lose.',
  });
  const taken = { service: playing, receiverName: 'Paula', message: 'For all the carries.' };
  await claim(sam, paula, await give(sam, taken));
  const used = await give(jon, {
    service: pack,
    receiverName: 'Sam',
    message: 'For your birthday!',
  });
  await claim(jon, sam, used);
  await act(sam, used, 'approveBooking');
  await review(sam, done, {
    ...{ stars: 5, tags: ['AS_DESCRIBED', 'FUN'] },
    text: 'Up and running in a minute, and my chat loves it.',
  });
  await review(host, done, { stars: 5, tags: ['KIND'], text: 'Kind, and a clear question.' });
  const sealed = await order(mika, { creatorId, service: pack });
  await act(mika, sealed, 'approveBooking');
  await review(mika, sealed, { stars: 4, tags: ['AS_DESCRIBED'], text: 'Just what I needed.' });
  await order(sam, { creatorId, service: place });
  await Promise.all([
    praise(host, paula, { creatorId, service: pack }, 'My aim feels like somebody else’s now.'),
    praise(host, fenn, { creatorId, service: pack }, 'Clear, quick, and the video is funny.'),
  ]);
}

/** Something that was bought and done, of which both sides say only good things. */
async function praise(
  host: BackendClient,
  fan: BackendClient,
  wish: Parameters<typeof order>[1],
  text: string,
): Promise<void> {
  const id = await order(fan, wish);
  await act(fan, id, 'approveBooking');
  await review(fan, id, { stars: 5, tags: ['AS_DESCRIBED'], text });
  await review(host, id, { stars: 5, tags: ['KIND'], text: 'Thank you!' });
}
