// P4: joins through the full stack against an empty Next API route, of queues or with --tool=draw of
// draws. With --raw also P5: the same joins against single rows written one after another to the same
// engine.
import autocannon from 'autocannon';
import { startBare } from './support/bare.mjs';
import { load } from './support/load.mjs';
import { run } from './support/processes.mjs';
import { startProduct } from './support/product.mjs';
import { compare } from './support/ratio.mjs';
import { report } from './support/report.mjs';
import { nameOf, tool } from './support/tools.mjs';

const pairs = Number(process.env.BENCH_PAIRS ?? 5);
const withRaw = process.argv.includes('--raw');
const fans = 200;
/** Each fan joins so many of them in a round: about as many requests as the reference answers. */
const toolsPerRound = 30;
const joinsPerRound = fans * toolsPerRound;
const inFlight = 40;

const warmUpRounds = 2;
const rounds = warmUpRounds + pairs;

const many = rounds * toolsPerRound;
const product = await startProduct({ waiting: 0, fans, many, tool: tool.name });
const bare = await startBare();
const sessions = await product.browserSessions();

/** Every fan joins every queue or draw of this round once. */
async function joins(round) {
  let accepted = 0;
  let answeredAt = 0;
  const ids = product.toolIds.slice(round * toolsPerRound, (round + 1) * toolsPerRound);
  const onResponse = (status, answer) => {
    answeredAt = performance.now();
    if (status === 200 && tool.joined(JSON.parse(answer)).error === null) accepted += 1;
  };
  const waiting = [...sessions];
  const begunAt = performance.now();
  const result = await autocannon({
    url: `${product.address}/api/secureql/query/${tool.join('')[0]}`,
    connections: inFlight,
    amount: joinsPerRound,
    // Each connection has fans of its own, so that nobody joins twice; all go from one to the next.
    setupClient: (client) => {
      const own = waiting.splice(0, fans / inFlight);
      client.setRequests(
        ids.flatMap((id) => {
          const body = JSON.stringify(tool.join(id)[1]);
          // Made when its turn comes: autocannon would make all of them before the first is sent.
          return own.map((headers) => ({
            onResponse,
            setupRequest: (request) => ({ ...request, method: 'POST', headers, body }),
          }));
        }),
      );
    },
  });
  if (accepted !== joinsPerRound) throw new Error(`${accepted} of ${joinsPerRound} joins accepted`);
  // autocannon looks once a second whether it is done.
  return { rps: (accepted * 1000) / (answeredAt - begunAt), p99: result.latency.p99 };
}

const ping = () =>
  load(`${bare.address}/api/ping`, { connections: inFlight, duration: 3, method: 'POST' });
const rawInserts = async () =>
  JSON.parse(await run(['--import', 'tsx', 'bench/support/rawInserts.ts']));

for (let round = 0; round < warmUpRounds; round += 1) await joins(round);
await ping();
const rows = [];
for (let round = warmUpRounds; round < rounds; round += 1) {
  rows.push({
    thing: await joins(round),
    reference: await ping(),
    raw: withRaw ? await rawInserts() : null,
  });
}
const figures = compare(rows);
report(nameOf('join'), 'P4', '>= 0.30x of an empty API route, p99 <= 2.5x its own', {
  ...figures,
  reached: figures.rps.ratio >= 0.3 && figures.p99.ratio <= 2.5,
});
if (withRaw) {
  const { rps } = compare(rows.map(({ thing, raw }) => ({ thing, reference: raw })));
  report(nameOf('join'), 'P5', '>= 0.25x of single-row inserts', {
    rps,
    reached: rps.ratio >= 0.25,
  });
}
await product.stop();
await bare.stop();
