// Many subscribers in a process of their own: node pollers.mjs <kind> <port> <count> <token>.
// Every payload is the publisher's monotonic clock in ns; prints one line once all listen and
// one line with all delays (ms) after `expected` messages each, or after the deadline.
import { Agent, get } from 'node:http';

const [kind, port, count, expected, token] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
const delays = [];
let listening = 0;
let complete = 0;
let duplicates = 0;
let answers = 0;

const paths = {
  raw: (_who, since) => `/poll${since === null ? '' : `?since=${since}`}`,
  pubnub: (who, since) =>
    `/v2/subscribe/bench-sub/party_bench/0?uuid=${who}&auth=${token}&ee=` +
    (since === null ? '' : `&tt=${since.t}&tr=${since.r}`),
};
const readers = {
  raw: (body) => ({ since: body.t, messages: body.m.map((sent) => ({ id: sent, sent })) }),
  pubnub: (body) => ({
    since: body.t,
    messages: body.m.map((entry) => ({ id: entry.p.t, sent: entry.d })),
  }),
};

function subscriber(who) {
  const seen = new Set();
  const poll = (since) => {
    get({ host: '127.0.0.1', port, agent, path: paths[kind](who, since) }, (reply) => {
      let text = '';
      reply.on('data', (chunk) => (text += chunk));
      reply.on('end', () => {
        const now = process.hrtime.bigint();
        if (reply.statusCode !== 200) throw new Error(`${reply.statusCode} ${text}`);
        const next = readers[kind](JSON.parse(text));
        if (since === null) {
          listening += 1;
          if (listening === Number(count)) process.stdout.write('listening\n');
        } else {
          answers += 1;
        }
        for (const { id, sent } of next.messages) {
          if (seen.has(id)) duplicates += 1;
          else delays.push(Number(now - BigInt(sent)) / 1e6);
          seen.add(id);
        }
        if (seen.size >= Number(expected)) finish();
        else poll(next.since);
      });
    }).on('error', () => setTimeout(() => poll(since), 100));
  };
  poll(null);
}

function finish() {
  complete += 1;
  if (complete === Number(count)) done();
}

function done() {
  process.stdout.write(`${JSON.stringify({ delays, duplicates, answers, complete })}\n`, () =>
    process.exit(0),
  );
}

setTimeout(done, 60_000);
for (let index = 0; index < Number(count); index += 1) subscriber(`fan-${index}`);
