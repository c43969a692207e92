import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { httpAnswer } from '@/__tests__/support/faultProxy';
import { seededRandom } from '@/__tests__/support/seededRandom';
import { openShow, pause, until, upTo, type Show } from './support/show';
import { readParty } from './support/viewer';

const rounds = Number(process.env.FAULT_ROUNDS ?? 4);
const seed = Number(process.env.FAULT_SEED ?? Date.now() % 1_000_000);
const acts = 25;

let show: Show;
beforeAll(async () => {
  process.stdout.write(`Counts: ${rounds} rounds of ${acts} acts, FAULT_SEED=${seed}\n`);
  show = await openShow('counts', 200, rounds);
}, 60_000);
afterAll(() => show.close());

const JOIN = `mutation ($partyID: ID!) { joinQueue(partyID: $partyID, fields: []) { error item { queueUuid } } }`;
const LEAVE = `mutation ($queueUuid: ID!) { leaveQueue(queueUuid: $queueUuid) { error } }`;

test.each(upTo(rounds))(
  'whatever is cut, lost, skipped or repeated, every count is the database’s in the end (round %i)',
  async (round) => {
    const { backend, proxy } = show;
    const partyID = show.parties[round - 1] ?? '';
    const random = seededRandom(seed + round);
    const viewers = await Promise.all(upTo(4).map(() => show.watch(partyID)));
    const inside: { queueUuid: string; token: string }[] = [];
    let next = 0;

    const join = async () => {
      const fan = show.fans[(next += 1)];
      const { data } = await backend.graphql(JOIN, { partyID }, fan?.token);
      const { queueUuid } = (data?.joinQueue?.item ?? {}) as { queueUuid?: string };
      if (!fan || !queueUuid) throw new Error(JSON.stringify(data));
      inside.push({ queueUuid, token: fan.token });
    };
    const leave = async () => {
      const [gone] = inside.splice(Math.floor(random() * inside.length), 1);
      if (gone) await backend.graphql(LEAVE, { queueUuid: gone.queueUuid }, gone.token);
    };
    /** What comes meanwhile is lost: the cursor goes on without it. */
    const skip = async () => {
      const cursor = `{"t":{"t":"${Date.now() + 1_000}0000","r":1},"m":[]}`;
      proxy.answerWith(() => httpAnswer(200, 'application/json', cursor));
      await join();
      await pause(random() * 3_000);
      await join();
      proxy.passThrough();
    };
    const repertoire = [
      join,
      join,
      join,
      leave,
      () => Promise.resolve(proxy.cut()),
      () => proxy.close(),
      () => proxy.open(),
      skip,
      () => pause(random() * 1_500),
    ];
    for (let index = 0; index < acts; index += 1) {
      await repertoire[Math.floor(random() * repertoire.length)]?.();
    }
    await proxy.open();
    await until(() => viewers.every(({ status }) => status === 'live'), 20_000);
    // Somebody joins at last: whoever missed something hears a number that does not follow.
    await join();
    await show.agree(partyID, viewers, 15_000);
    const truth = await readParty(backend, partyID);
    expect(truth.memberCount).toBe(inside.length);
    for (const { party } of viewers) expect(party).toMatchObject(truth);
    for (const viewer of viewers) viewer.close();
  },
  120_000,
);
