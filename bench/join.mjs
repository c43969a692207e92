// P4: joins through the full stack against an empty Next API route.
import autocannon from 'autocannon';
import { startBare } from './support/bare.mjs';
import { load } from './support/load.mjs';
import { startProduct } from './support/product.mjs';
import { inPairs } from './support/ratio.mjs';
import { report } from './support/report.mjs';

const pairs = Number(process.env.BENCH_PAIRS ?? 5);
const fansPerRound = 200;
const inFlight = 40;

const product = await startProduct({ waiting: 0, fans: fansPerRound, parties: pairs });
const bare = await startBare();
const sessions = await product.browserSessions();

/** Every fan joins the party of this round once. */
async function joins(pair) {
  const body = JSON.stringify({ partyID: product.partyIds[pair], fields: [] });
  let accepted = 0;
  const waiting = sessions.map((headers) => ({
    method: 'POST',
    headers,
    body,
    onResponse: (status, answer) => {
      if (status === 200 && JSON.parse(answer).joinQueue.error === null) accepted += 1;
    },
  }));
  const result = await autocannon({
    url: `${product.address}/api/secureql/query/party/join-queue/`,
    connections: inFlight,
    amount: fansPerRound,
    // Each connection has fans of its own, so that nobody joins twice.
    setupClient: (client) => client.setRequests(waiting.splice(0, fansPerRound / inFlight)),
  });
  if (accepted !== fansPerRound) throw new Error(`${accepted} of ${fansPerRound} joins accepted`);
  return { rps: accepted / result.duration, p99: result.latency.p99 };
}

const figures = await inPairs(pairs, joins, () =>
  load(`${bare.address}/api/ping`, { connections: inFlight, duration: 3, method: 'POST' }),
);
report('join', 'P4', '>= 0.35x of an empty API route, p99 <= 60 ms', {
  ...figures,
  reached: figures.rps.ratio >= 0.35 && figures.p99.thing <= 60,
});
await product.stop();
await bare.stop();
