// Those who watch a party live, in a process of their own:
// node --import tsx watchers.mjs <port> <subscribeKey> <channel> <count> <joins> <uuid> <token>.
// Prints one line once all listen, and one after everybody has heard of so many joins, or after the
// deadline: when the last one had (monotonic clock, ns) and how many answers each of them needed.
import { listen } from './listen.mjs';

const [port, subscribeKey, channel, count, joins, uuid, token] = process.argv.slice(2);
const answers = [];
let listening = 0;
let duplicates = 0;
let lastHeard = 0n;

function watcher() {
  const seen = new Set();
  let needed = 0;
  listen(
    { port, subscribeKey, channel, uuid, token },
    {
      onStart: () => {
        listening += 1;
        if (listening === Number(count)) process.stdout.write('listening\n');
      },
      hear: (messages) => {
        needed += 1;
        for (const { type, seq } of messages) {
          if (type !== 'QUEUE_APPEND') continue;
          if (seen.has(seq)) duplicates += 1;
          seen.add(seq);
        }
        const isComplete = seen.size >= Number(joins);
        if (isComplete) finish(needed);
        return !isComplete;
      },
    },
  );
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
