// F17: a thousand contributions within a minute, paid in the sandbox; what pages and the overlay hear.
import { Agent, request } from 'node:http';
import { fundStage } from './support/fundStage.ts';
import { listen } from './support/listen.mjs';
import { startProduct } from './support/product.mjs';
import { report } from './support/report.mjs';

const gifts = Number(process.env.BENCH_GIFTS ?? 1_000);
const overMs = 60_000;
const amount = 1_000;
const readers = 20;
/** So long what was paid may still be on its way. */
const patienceMs = 300_000;

const product = await startProduct({ waiting: [], mode: 'demo' });
const stage = await fundStage(product.backend);
const fundId = await stage.open((gifts * amount) / 2);
const [visitor] = await product.browserSessions(['']);
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

function send(path, headers, body) {
  return new Promise((resolve, reject) => {
    const asked = request(
      `${product.address}${path}`,
      { method: 'POST', agent, headers },
      (reply) => {
        let text = '';
        reply.on('data', (chunk) => (text += chunk));
        reply.on('end', () => resolve({ status: reply.statusCode, text }));
      },
    );
    asked.once('error', reject);
    asked.end(body);
  });
}

async function call(path, payload) {
  const { text } = await send(`/api/secureql/query/${path}`, visitor, JSON.stringify(payload));
  const [{ error, item, token }] = Object.values(JSON.parse(text));
  if (error) throw new Error(`${path}: ${text}`);
  return item ?? { token };
}

/** Somebody without an account fills in the checkout, and pays on the sandbox's page. */
async function give(nth) {
  const email = `giver-${nth}@bench.test`;
  const { url } = await call('fund/start-contribution/', {
    ...{ fundId, amount, currency: 'EUR', tierId: null, tierAnswer: null, pollOptionId: null },
    ...{ message: null, visibility: 'PUBLIC', alias: null, name: `Giver ${nth}`, locale: 'en' },
    ...{ email, requestKey: crypto.randomUUID() },
  });
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': 'same-origin',
    origin: product.address,
  };
  const card = { number: '4242424242424242', expiry: '12/34', cvc: '123', email };
  const paid = await send(new URL(url).pathname, headers, new URLSearchParams(card).toString());
  if (paid.status >= 400) throw new Error(`the sandbox answered ${paid.status}`);
}

/** The real-time server as a page names it. */
async function realtime() {
  const html = await (await fetch(`${product.address}/login`)).text();
  const [, data] = /id="__NEXT_DATA__"[^>]*>(.*?)<\/script>/s.exec(html);
  return JSON.parse(data).props.pageProps.realtime;
}

/** When each listener knew the whole sum, and which alerts the overlay was told of. */
const rightAt = { page: [], overlay: [] };
const alerts = [];

function follow(who, where) {
  return new Promise((resolve) => {
    listen(where, {
      onStart: resolve,
      hear: (messages) => {
        for (const { type, fund, alert } of messages) {
          if (type === 'WIDGET_ALERT') alerts.push(alert.kind);
          if (type !== 'FUND_UPDATE' || fund.raised !== gifts * amount) continue;
          rightAt[who].push(Date.now());
        }
        return who === 'overlay' || rightAt.page.length < readers;
      },
    });
  });
}

const server = await realtime();
const { token } = await call('get-pubnub-token/', {});
const session = await send('/api/widgets/session', visitor, JSON.stringify({ key: stage.key }));
const overlay = JSON.parse(session.text);
const channel = `party_${fundId}`;
const page = { ...server, channel, token: encodeURIComponent(token) };
await Promise.all(Array.from({ length: readers }, () => follow('page', page)));
await follow('overlay', {
  ...server,
  channel: `${channel},widget-${overlay.widgetId}`,
  token: encodeURIComponent(overlay.token),
});

const began = Date.now();
const all = Array.from({ length: gifts }, async (_, nth) => {
  await pause((nth * overMs) / gifts);
  await give(nth);
});
await Promise.all(all);
const lastPaid = Date.now();
const isRight = () => rightAt.page.length >= readers && rightAt.overlay.length > 0;
while (!isRight() && Date.now() - lastPaid < patienceMs) await pause(100);
// The goal was reached half-way: whatever is told of it twice was told by now.
await pause(5_000);

/** In ms; null: never. */
const after = (times) => (times.length > 0 ? Math.max(0, Math.max(...times) - lastPaid) : null);
const takenS = Math.round((lastPaid - began) / 1000);
const pageRightMs = after(rightAt.page);
const overlayRightMs = after(rightAt.overlay);
const goals = alerts.filter((kind) => kind === 'GOAL').length;
report('fund', 'F17', '1,000 in 60 s, right <= 2 s after the last, one goal event', {
  gifts,
  takenS,
  readersRight: `${rightAt.page.length}/${readers}`,
  pageRightMs,
  overlayRightMs,
  goals,
  reached:
    takenS <= 61 && isRight() && pageRightMs <= 2_000 && overlayRightMs <= 2_000 && goals === 1,
});
await product.stop();
process.exit(0);
