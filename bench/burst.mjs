// P7: five hundred joins in a second, seen by a thousand who watch.
import { Agent, request } from 'node:http';
import { lines } from './support/processes.mjs';
import { startProduct } from './support/product.mjs';
import { median } from './support/ratio.mjs';
import { report } from './support/report.mjs';

const rounds = Number(process.env.BENCH_PAIRS ?? 5);
const fans = 500;
const watchers = 1_000;

const product = await startProduct({ waiting: 0, fans, many: rounds });
const sessions = await product.browserSessions();
// Between rounds longer than the server keeps an idle connection: it must not be used again.
const agent = new Agent({ keepAlive: true, maxSockets: 100, timeout: 3_000 });
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

function call(path, headers, payload) {
  return new Promise((resolve, reject) => {
    const url = `${product.address}/api/secureql/query/${path}`;
    const asked = request(url, { method: 'POST', agent, headers }, (reply) => {
      let text = '';
      reply.on('data', (chunk) => (text += chunk));
      reply.on('end', () => resolve(JSON.parse(text)));
    });
    asked.once('error', reject);
    asked.end(JSON.stringify(payload));
  });
}

/** The real-time server as a page names it, and the token of a visitor. */
async function realtime() {
  const html = await (await fetch(`${product.address}/login`)).text();
  const [, data] = /id="__NEXT_DATA__"[^>]*>(.*?)<\/script>/s.exec(html);
  const { port, subscribeKey } = JSON.parse(data).props.pageProps.realtime;
  const [visitor] = await product.browserSessions(['']);
  const { getPubNubSubscription } = await call('get-pubnub-token/', visitor, {});
  return { port, subscribeKey, token: getPubNubSubscription.token };
}

/** Everybody joins within a second; when the last one was told so, by the monotonic clock in ns. */
async function burst(partyID) {
  let lastAck = 0n;
  const joins = sessions.map(async (headers, nth) => {
    await pause((nth * 1_000) / fans);
    const { joinQueue } = await call('party/join-queue/', headers, { partyID, fields: [] });
    if (joinQueue.error !== null) throw new Error(joinQueue.error);
    lastAck = process.hrtime.bigint();
  });
  await Promise.all(joins);
  return lastAck;
}

async function round(partyId) {
  const { port, subscribeKey, token } = await realtime();
  const watching = lines([
    '--import',
    'tsx',
    'bench/support/watchers.mjs',
    String(port),
    subscribeKey,
    `party_${partyId}`,
    String(watchers),
    String(fans),
    'anonymous',
    encodeURIComponent(token),
  ]);
  await watching.line();
  await pause(500);
  const lastAck = await burst(partyId);
  const { complete, lastHeard, answers, duplicates } = JSON.parse(await watching.line());
  return {
    complete,
    duplicates,
    rightAfterMs: Math.max(0, Number(BigInt(lastHeard) - lastAck) / 1e6),
    mostAnswers: Math.max(...answers),
  };
}

const seen = [];
for (const partyId of product.toolIds) seen.push(await round(partyId));
const of = (name) => seen.map((one) => one[name]);
const complete = Math.min(...of('complete'));
const duplicates = Math.max(...of('duplicates'));
const rightAfterMs = Math.round(median(of('rightAfterMs')));
const mostAnswers = Math.max(...of('mostAnswers'));
report('burst', 'P7', 'correct for all viewers <= 2 s after the last join, <= 15 responses each', {
  joins: fans,
  complete: `${complete}/${watchers}`,
  duplicates,
  rightAfterMs,
  slowestRoundMs: Math.round(Math.max(...of('rightAfterMs'))),
  mostAnswers,
  reached: complete === watchers && duplicates === 0 && rightAfterMs <= 2_000 && mostAnswers <= 15,
});
await product.stop();
process.exit(0);
