// P8: what a call costs with 100,000 waiting against ten waiting.
import { startProduct } from './support/product.mjs';
import { median } from './support/ratio.mjs';
import { report } from './support/report.mjs';

const operations = Number(process.env.BENCH_OPERATIONS ?? 300);
const pairs = Number(process.env.BENCH_PAIRS ?? 5);

/** Median ms of an act, one after another, and the size of its last answer. */
async function cost(act, times = operations) {
  const took = [];
  let bytes = 0;
  for (let turn = 0; turn < times; turn += 1) {
    const begin = performance.now();
    bytes = await act(turn);
    took.push(performance.now() - begin);
  }
  return { ms: median(took), bytes };
}

const callsOfARound = 10;

async function measure(product, partyId) {
  const [host] = await product.browserSessions([product.creator.token]);
  const fans = await product.browserSessions();
  const tickets = [];
  const call = async (headers, path, payload) => {
    const reply = await fetch(`${product.address}/api/secureql/query/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(payload),
    });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${text.slice(0, 200)}`);
    return text;
  };
  const join = await cost(async (turn) => {
    const text = await call(fans[turn], 'party/join-queue/', { partyID: partyId, fields: [] });
    tickets.push(JSON.parse(text).joinQueue.item.queueUuid);
    return text.length;
  }, fans.length);
  const position = await cost(async (turn) => {
    const own = turn % fans.length;
    return (await call(fans[own], 'get-party-queue', { queueUuid: tickets[own] })).length;
  });
  const firstPage = await cost(
    async () => (await call(fans[0], 'party/get-party-details/', { partyID: partyId })).length,
  );
  const read = async (path, headers) => {
    const reply = await fetch(`${product.address}/party/${partyId}${path}`, { headers });
    if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
    return (await reply.arrayBuffer()).byteLength;
  };
  const page = await cost(() => read('', host));
  const consoleCost = await cost(() => read('/dashboard', host));
  const ticket = await cost((turn) => {
    const own = turn % fans.length;
    return read(`/queue/${tickets[own]}`, fans[own]);
  });
  const leave = await cost(
    async (turn) =>
      (await call(fans[turn], 'party/leave-queue/', { queueUuid: tickets[turn] })).length,
    fans.length,
  );
  const next = await cost(async () => {
    const payload = { partyID: partyId, count: 1, requestKey: crypto.randomUUID() };
    return (await call(host, 'party/call-next/', payload)).length;
  }, callsOfARound);
  return { join, position, firstPage, page, console: consoleCost, ticket, leave, next };
}

// A fresh party for every turn: what an earlier one left behind would be weighed as well.
const product = await startProduct({
  waiting: [1_000, 10_000, ...Array(pairs).fill(100_000), ...Array(pairs + 1).fill(10)],
  fans: operations,
});
const [medium, large, ...others] = product.partyIds;
const largest = others.slice(0, pairs);
const [warmUp, ...smallest] = others.slice(pairs);
// Warms up code and connections.
await measure(product, warmUp);
const middle = {
  1_000: await measure(product, medium),
  10_000: await measure(product, large),
};
const rounds = [];
for (const [round, party] of smallest.entries()) {
  const small = await measure(product, party);
  rounds.push({ small, large: await measure(product, largest[round]) });
}
const round3 = (value) => Number(value.toPrecision(3));
const spreadOf = (ratios) => [round3(Math.min(...ratios)), round3(Math.max(...ratios))];
for (const act of Object.keys(middle[1_000])) {
  const ratios = rounds.map(({ small, large }) => large[act].ms / small[act].ms);
  const sizes = rounds.map(({ small, large }) => large[act].bytes / small[act].bytes);
  report('scale', 'P8', 'cost at 100k <= 1.5x cost at 10, bytes within 5 %', {
    act,
    ms: {
      10: round3(median(rounds.map(({ small }) => small[act].ms))),
      1_000: round3(middle[1_000][act].ms),
      10_000: round3(middle[10_000][act].ms),
      100_000: round3(median(rounds.map(({ large }) => large[act].ms))),
    },
    ratio: round3(median(ratios)),
    spread: spreadOf(ratios),
    bytesRatio: round3(median(sizes)),
    bytesSpread: spreadOf(sizes),
    reached: median(ratios) <= 1.5 && sizes.every((size) => Math.abs(size - 1) <= 0.05),
  });
}
await product.stop();
