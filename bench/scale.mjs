// P8: what a call costs with 100,000 waiting against ten waiting.
import { startProduct } from './support/product.mjs';
import { median } from './support/ratio.mjs';
import { report } from './support/report.mjs';

const operations = Number(process.env.BENCH_OPERATIONS ?? 300);
const sizes = [10, 1_000, 10_000, 100_000];

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
  const page = await cost(async () => {
    const reply = await fetch(`${product.address}/party/${partyId}`, { headers: host });
    return (await reply.arrayBuffer()).byteLength;
  });
  const leave = await cost(
    async (turn) =>
      (await call(fans[turn], 'party/leave-queue/', { queueUuid: tickets[turn] })).length,
    fans.length,
  );
  const next = await cost(
    async () =>
      (
        await call(host, 'party/call-next/', {
          partyID: partyId,
          count: 1,
          requestKey: crypto.randomUUID(),
        })
      ).length,
    10,
  );
  return { join, position, firstPage, page, leave, next };
}

const product = await startProduct({ waiting: [10, ...sizes, ...sizes], fans: operations });
// Warms up code and connections; the smallest party's own rounds come after.
await measure(product, product.partyIds[0]);
const rounds = Object.fromEntries(sizes.map((size) => [size, []]));
for (const [index, size] of sizes.entries()) {
  rounds[size].push(await measure(product, product.partyIds[index + 1]));
}
for (const [index, size] of sizes.entries()) {
  rounds[size].push(await measure(product, product.partyIds[index + 1 + sizes.length]));
}
for (const act of Object.keys(rounds[10][0])) {
  const at = (size) => median(rounds[size].map((round) => round[act].ms));
  const ratios = rounds[10].map((round, turn) => rounds[100_000][turn][act].ms / round[act].ms);
  const ratio = Number(median(ratios).toPrecision(3));
  report('scale', 'P8', 'cost at 100k <= 1.5x cost at 10', {
    act,
    ms: Object.fromEntries(sizes.map((size) => [size, Number(at(size).toPrecision(3))])),
    ratio,
    spread: [Math.min(...ratios), Math.max(...ratios)].map((value) => Number(value.toPrecision(3))),
    bytesRatio: Number((rounds[100_000][0][act].bytes / rounds[10][0][act].bytes).toPrecision(3)),
    reached: ratio <= 1.5,
  });
}
await product.stop();
