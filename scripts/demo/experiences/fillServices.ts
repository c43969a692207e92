import type { BackendClient } from '@/scripts/demo/backendClient';
import { connect, type Seller } from '@/scripts/demo/money';
import { MORE_PLANS } from './morePlans';
import { SERVICE_PLANS } from './plans';
import { ask, keep, openHours, openService, type OpenedService } from './services';

/** When each creator can be booked: days from Monday on, hours on their own clock. */
const HOURS: Readonly<Record<string, Parameters<typeof openHours>[1]>> = {
  novakit: { timeZone: 'Europe/Berlin', days: [0, 1, 2, 3, 4, 5, 6], from: 17, to: 23 },
  brambleplays: { timeZone: 'Europe/London', days: [1, 3, 5, 6], from: 18, to: 22 },
  lumalaps: { timeZone: 'America/Mexico_City', days: [0, 2, 4], from: 16, to: 21 },
  chef_tomo: { timeZone: 'Asia/Tokyo', days: [5, 6], from: 17, to: 21 },
  boardwitch: { timeZone: 'Europe/Vienna', days: [4, 5, 6], from: 15, to: 22 },
};

/**
 * What the creators of the demo sell, with their hours, questions of fans and what fans keep. Those
 * in `connected` can sell already. Answers the services of each creator.
 */
export async function fillServices(
  creators: readonly { client: BackendClient; who: Seller }[],
  fans: readonly { client: BackendClient }[],
  connected: readonly string[],
): Promise<Map<string, OpenedService[]>> {
  const opened = new Map<string, OpenedService[]>();
  for (const { client, who } of creators) {
    if (!connected.includes(who.handle)) await connect(client, who);
    const hours = HOURS[who.handle];
    if (hours) await openHours(client, hours);
    const services: OpenedService[] = [];
    for (const plan of SERVICE_PLANS[who.handle] ?? MORE_PLANS[who.handle] ?? []) {
      services.push(await openService(client, plan));
    }
    opened.set(who.handle, services);
  }
  const [nora] = creators;
  const [playing, coaching, review] = opened.get('novakit') ?? [];
  if (nora && playing && coaching && review) {
    await talk(nora.client, fans, { playing, coaching, review });
  }
  return opened;
}

async function talk(
  nora: BackendClient,
  fans: readonly { client: BackendClient }[],
  of: { playing: OpenedService; coaching: OpenedService; review: OpenedService },
): Promise<void> {
  const [sam, paula, jon, mika, lars] = fans.map(({ client }) => client);
  if (!sam || !paula || !jon || !mika || !lars) throw new Error('The demo has too few fans.');
  const questions = [
    {
      ...{ fan: paula, serviceId: of.playing.id, text: 'Do you also play support?' },
      answer: 'Most of the time. Pick what you like, I fill.',
    },
    {
      ...{ fan: jon, serviceId: of.playing.id, text: 'Can my little brother listen in?' },
      answer: 'Sure, voice chat is friendly.',
    },
    {
      ...{ fan: mika, serviceId: of.coaching.id, text: 'Is it fine with a controller?' },
      answer: 'Yes. I play both, and the exercises work with both.',
    },
  ];
  for (const { fan, ...question } of questions) await ask(fan, nora, question);
  await ask(lars, nora, { serviceId: of.playing.id, text: 'Could we do it on the PTR?' });
  await ask(sam, nora, { serviceId: of.review.id, text: 'Are replays from last season fine?' });
  for (const fan of [sam, paula, jon]) await keep(fan, of.playing.id);
  for (const fan of [sam, mika]) await keep(fan, of.coaching.id);
}
