// P8: what a call costs with 100,000 waiting against ten waiting; with --tool=draw: with so many
// entrants of a draw, and from the press to the first winner among 100,000 of them (P15).
import { startProduct } from './support/product.mjs';
import { median } from './support/ratio.mjs';
import { report } from './support/report.mjs';
import { nameOf, tool } from './support/tools.mjs';

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

async function measure(product, id) {
  const [host] = await product.browserSessions([product.creator.token]);
  const fans = await product.browserSessions();
  const mine = [];
  const call = (headers, [path, payload]) => answerOf(product, headers, path, payload);
  const join = await cost(async (turn) => {
    const text = await call(fans[turn], tool.join(id));
    mine.push(tool.joined(JSON.parse(text)).item);
    return text.length;
  }, fans.length);
  const firstPage = await cost(
    async (turn) => (await call(fans[turn % fans.length], tool.firstPage(id))).length,
  );
  const read = async (path, headers) => {
    const reply = await fetch(product.address + path, { headers });
    if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
    return (await reply.arrayBuffer()).byteLength;
  };
  const page = await cost(() => read(tool.page(id), host));
  const consoleCost = await cost(() => read(`${tool.page(id)}/dashboard`, host));
  const own = tool.name === 'draw' ? {} : await costOfTickets({ id, fans, mine, call, read });
  const leave = await cost(
    async (turn) => (await call(fans[turn], tool.leave(id, mine[turn]))).length,
    fans.length,
  );
  const next = tool.next && {
    next: await cost(async () => (await call(host, tool.next(id))).length, callsOfARound),
  };
  return { join, firstPage, page, console: consoleCost, ...own, leave, ...next };
}

async function answerOf(product, headers, path, payload) {
  const reply = await fetch(`${product.address}/api/secureql/query/${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(payload),
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${text.slice(0, 200)}`);
  return text;
}

/** What only a queue has: a fan's place in it, by its call and on its page. */
async function costOfTickets({ id, fans, mine, call, read }) {
  const ticketOf = (turn) => mine[turn % fans.length].queueUuid;
  const position = await cost(async (turn) => {
    const payload = { queueUuid: ticketOf(turn) };
    return (await call(fans[turn % fans.length], ['get-party-queue', payload])).length;
  });
  const ticket = await cost((turn) =>
    read(`${tool.page(id)}/queue/${ticketOf(turn)}`, fans[turn % fans.length]),
  );
  return { position, ticket };
}

// A fresh one for every turn: what an earlier one left behind would be weighed as well.
const product = await startProduct({
  tool: tool.name,
  waiting: [1_000, 10_000, ...Array(pairs).fill(100_000), ...Array(pairs + 1).fill(10)],
  fans: operations,
});
const [medium, large, ...others] = product.toolIds;
const largest = others.slice(0, pairs);
const [warmUp, ...smallest] = others.slice(pairs);
// Warms up code and connections.
await measure(product, warmUp);
const middle = {
  1_000: await measure(product, medium),
  10_000: await measure(product, large),
};
const rounds = [];
for (const [round, id] of smallest.entries()) {
  const small = await measure(product, id);
  rounds.push({ small, large: await measure(product, largest[round]) });
}
const round3 = (value) => Number(value.toPrecision(3));
const spreadOf = (ratios) => [round3(Math.min(...ratios)), round3(Math.max(...ratios))];
for (const act of Object.keys(middle[1_000])) {
  const ratios = rounds.map(({ small, large }) => large[act].ms / small[act].ms);
  const sizes = rounds.map(({ small, large }) => large[act].bytes / small[act].bytes);
  report(nameOf('scale'), 'P8', 'cost at 100k <= 1.5x cost at 10, bytes within 5 %', {
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
if (tool.close) await reportCloses();
await product.stop();

/** From the host's press to the answer that names the first winner, among as many as stayed. */
async function reportCloses() {
  const [host] = await product.browserSessions([product.creator.token]);
  const took = [];
  for (const id of largest) {
    const begin = performance.now();
    const closed = await answerOf(product, host, ...tool.close(id));
    const shown = JSON.parse(await answerOf(product, host, ...tool.firstPage(id)));
    took.push(performance.now() - begin);
    const [lottery] = shown.getLottery.items;
    if (lottery.winners.length !== 1) throw new Error(`nobody won: ${closed}`);
  }
  const ms = Math.round(median(took));
  report(nameOf('scale'), 'P15', 'first winner within 3 s of the press', {
    act: 'close',
    entries: 100_000,
    ms,
    reached: ms <= 3000,
  });
}
