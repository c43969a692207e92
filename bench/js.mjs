// P2: JavaScript a page asks for before load, gzip -9, minus the bare Next page's.
import { gzipSync } from 'node:zlib';
import { startBare } from './support/bare.mjs';
import { startProduct } from './support/product.mjs';
import { report } from './support/report.mjs';

const scripts = /<script\b[^>]*?\bsrc="([^"]+)"[^>]*>/g;

/** Sum of the gzipped scripts of a page, in bytes. */
async function scriptBytes(address, path, headers = {}) {
  const html = await (await fetch(address + path, { headers })).text();
  let bytes = 0;
  for (const [tag, source] of html.matchAll(scripts)) {
    if (/nomodule/i.test(tag)) continue;
    const body = await (await fetch(new URL(source, address))).arrayBuffer();
    bytes += gzipSync(Buffer.from(body), { level: 9 }).length;
  }
  return bytes;
}

const product = await startProduct({ waiting: 50 });
const bare = await startBare();
const base = await scriptBytes(bare.address, '/');
const cookie = `Authorization=${product.creator.token}`;
const lotteryId = await openLottery();
const pages = [
  ['/', 60],
  ['/login', 60],
  ['/signup', 60],
  [`/party/${product.partyId}`, 60],
  [`/chance/${lotteryId}`, 60],
  [`/chance/${lotteryId}/verify`, 60],
  [`/${product.creator.handle}`, 60],
  ['/explore', 60],
  ['/dashboard/home', 85, cookie],
  ['/dashboard/party', 85, cookie],
  [`/party/${product.partyId}/dashboard`, 85, cookie],
  ['/streamlabs-elements/widgets', 60],
];
for (const [path, goal, session] of pages) {
  const bytes = await scriptBytes(product.address, path, session ? { cookie: session } : {});
  report('js', 'P2', `<= bare + ${goal} kB`, {
    page: path.replace(product.partyId, '{id}').replace(lotteryId, '{id}'),
    kB: Number((bytes / 1000).toFixed(1)),
    bare: Number((base / 1000).toFixed(1)),
    over: Number(((bytes - base) / 1000).toFixed(1)),
    reached: bytes - base <= goal * 1000,
  });
}
await product.stop();
await bare.stop();

/** An open draw of the creator's, as its page is mostly visited. */
async function openLottery() {
  const [headers] = await product.browserSessions([product.creator.token]);
  const call = async (path, payload) => {
    const url = `${product.address}/api/secureql/query/${path}`;
    const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify(payload) });
    return reply.json();
  };
  const prize = { title: 'Wireless headset', photo: null, valueMinor: 12900, currency: 'EUR' };
  const settings = {
    title: 'Winter giveaway',
    notice: null,
    prizes: [{ ...prize, quantity: 1, delivery: 'PHYSICAL' }],
    ownRules: null,
    opensAt: null,
    closesAt: null,
    openMinutes: 600,
    liveMinutes: null,
    verifiedOnly: false,
    followersOnly: false,
    minAccountDays: 0,
    countries: [],
    minAge: null,
    notWonDays: 0,
    followTickets: 1,
    waitedTickets: 0,
    maxEntries: null,
    claimMode: 'LIVE',
    claimSeconds: 120,
  };
  const made = await call('lottery/create-lottery/', {
    settings,
    requestKey: crypto.randomUUID(),
  });
  const { id } = made.createLottery.item;
  await call('lottery/change-state/', { lotteryId: id, action: 'OPEN' });
  return id;
}
