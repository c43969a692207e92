// Those who watch a party live, in a process of their own:
// node --import tsx watchers.mjs <port> <subscribeKey> <channel> <count> <joins> <uuid> <token>.
// Prints one line once all listen, and one after everybody has heard of so many joins, or after the
// deadline: when the last one had (monotonic clock, ns) and how many answers each of them needed.
import { Agent, get } from 'node:http';
import { readAnswer } from '@/__tests__/support/subscribeAnswer';

const [port, subscribeKey, channel, count, joins, uuid, token] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
const answers = [];
let listening = 0;
let duplicates = 0;
let lastHeard = 0n;

function watcher() {
  const seen = new Set();
  let needed = 0;
  const poll = (since) => {
    const place = since === null ? '' : `&tt=${since.t}&tr=${since.r}`;
    const path = `/v2/subscribe/${subscribeKey}/${channel}/0?uuid=${uuid}&auth=${token}&ee=${place}`;
    get({ host: '127.0.0.1', port, agent, path }, (reply) => {
      let text = '';
      reply.on('data', (chunk) => (text += chunk));
      reply.on('end', () => {
        if (reply.statusCode !== 200) throw new Error(`${reply.statusCode} ${text}`);
        const { t, m } = readAnswer(text);
        if (since === null) {
          listening += 1;
          if (listening === Number(count)) process.stdout.write('listening\n');
        } else if (m.length > 0) needed += 1;
        for (const { d } of m) {
          if (d.type !== 'QUEUE_APPEND') continue;
          if (seen.has(d.seq)) duplicates += 1;
          seen.add(d.seq);
        }
        if (seen.size >= Number(joins)) finish(needed);
        else poll(t);
      });
    }).on('error', () => setTimeout(() => poll(since), 100));
  };
  poll(null);
}

function finish(needed) {
  answers.push(needed);
  lastHeard = process.hrtime.bigint();
  if (answers.length === Number(count)) done();
}

function done() {
  const result = { complete: answers.length, lastHeard: String(lastHeard), answers, duplicates };
  process.stdout.write(`${JSON.stringify(result)}\n`, () => process.exit(0));
}

setTimeout(done, 60_000);
for (let index = 0; index < Number(count); index += 1) watcher();
