import { startProduct } from './support/product.mjs';
import { startBare } from './support/bare.mjs';
import { load } from './support/load.mjs';
const product = await startProduct({ waiting: 50, env: { HTML_CACHE: 'off', NODE_OPTIONS: process.env.PROF ? '--import /tmp/hook.mjs' : '' } });
const page = `${product.address}/party/${product.partyId}`;
const html = await (await fetch(page)).text();
(await import('node:fs')).writeFileSync('/tmp/page.html', html);
const n = html.slice(html.indexOf('<body')).match(/<[a-z]/g).length;
console.log('elements', n, 'bytes', html.length);
const bare = await startBare();
const reference = `${bare.address}/?elements=${n}`;
await load(page, { duration: 4 }); await load(reference, { duration: 3 });
for (let i = 0; i < Number(process.env.N ?? 3); i++) {
const a = await load(page, { duration: 5 }); const b = await load(reference, { duration: 4 });
console.log('ours', a, 'bare', b, 'ratio', (a.rps/b.rps).toFixed(3), 'p99', (a.p99/b.p99).toFixed(2));
}
await product.stop(); await bare.stop();
