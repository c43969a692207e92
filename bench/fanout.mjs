// P6: delivery to 1,000 subscribers through the embedded real-time server against raw long polls.
import PubNub from 'pubnub';
import { inPairs, quantile } from './support/ratio.mjs';
import { report } from './support/report.mjs';
import { lines, temporaryFolder } from './support/processes.mjs';

const pairs = Number(process.env.BENCH_PAIRS ?? 5);
const subscribers = 1_000;
const messages = 40;
const gapMs = 250;
const sdkClients = 50;

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function round(kind, port, token, publish) {
  const pollers = lines([
    'bench/support/pollers.mjs',
    kind,
    String(port),
    String(subscribers),
    String(messages),
    token,
  ]);
  await pollers.line();
  await pause(500);
  for (let index = 0; index < messages; index += 1) {
    await publish(String(process.hrtime.bigint()));
    await pause(gapMs);
  }
  const result = JSON.parse(await pollers.line());
  delivered.push(result.delays.length / (subscribers * messages));
  duplicates += result.duplicates;
  return { p99: quantile(result.delays, 0.99), p50: quantile(result.delays, 0.5) };
}

const delivered = [];
let duplicates = 0;
const raw = lines(['bench/support/rawPoll.mjs']);
const rawPort = await raw.line();
const emulator = lines([
  '--import',
  'tsx',
  'bench/support/realtimeServer.ts',
  temporaryFolder('fanout'),
]);
const port = Number(await emulator.line());
const keys = {
  publishKey: 'bench-pub',
  subscribeKey: 'bench-sub',
  origin: `127.0.0.1:${port}`,
  ssl: false,
  keepAlive: true,
};
const publisher = new PubNub({ ...keys, secretKey: 'bench-secret', userId: 'publisher' });
const token = await publisher.grantToken({
  ttl: 60,
  resources: { channels: { party_bench: { read: true } } },
});

/** The check group: unmodified SDK clients must get every message once. */
async function sdkGroup() {
  const received = [];
  const clients = await Promise.all(
    Array.from({ length: sdkClients }, async (_, index) => {
      const client = new PubNub({ ...keys, userId: `sdk-${index}` });
      client.setToken(token);
      const got = [];
      received.push(got);
      const connected = new Promise((resolve) =>
        client.addListener({
          status: ({ category }) => category === 'PNConnectedCategory' && resolve(),
          message: ({ timetoken }) => got.push(timetoken),
        }),
      );
      client.subscribe({ channels: ['party_bench'] });
      await connected;
      return client;
    }),
  );
  for (let index = 0; index < messages; index += 1) {
    await publisher.publish({ channel: 'party_bench', message: String(index) });
  }
  await pause(2_000);
  for (const client of clients) client.destroy();
  return received.filter((got) => got.length === messages && new Set(got).size === messages).length;
}

const figures = await inPairs(
  pairs,
  () =>
    round('pubnub', port, token, (message) =>
      publisher.publish({ channel: 'party_bench', message }),
    ),
  () =>
    round('raw', rawPort, '', (message) =>
      fetch(`http://127.0.0.1:${rawPort}/publish?message=${message}`),
    ),
);
const complete = await sdkGroup();
report('fanout', 'P6', 'p99 <= 1.3x raw long-poll, 100 % delivered, no duplicates', {
  ...figures,
  delivered: Math.min(...delivered),
  duplicates,
  sdkClientsComplete: `${complete}/${sdkClients}`,
  reached:
    figures.p99.ratio <= 1.3 &&
    Math.min(...delivered) === 1 &&
    duplicates === 0 &&
    complete === sdkClients,
});
raw.stop();
emulator.stop();
process.exit(0);
