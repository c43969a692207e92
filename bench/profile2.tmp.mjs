import { startProduct } from './support/product.mjs';
import fs from 'node:fs';
const product = await startProduct({ waiting: 50, env: { HTML_CACHE: 'off', NODE_OPTIONS: '--import /tmp/hook.mjs' } });
const page = `${product.address}/party/${product.partyId}`;
const run = async (url, count) => { let left=count; await Promise.all(Array.from({length:8},async()=>{ while(left-->0) await (await fetch(url,{headers:{'accept-encoding':'identity'}})).arrayBuffer(); })); };
await run(page, 300);
for (const p of fs.readdirSync('/proc').filter(x=>/^\d+$/.test(x))) { try { const c=fs.readFileSync(`/proc/${p}/cmdline`,'utf8'); if (c.includes('dist/web/main.js') && fs.readlinkSync(`/proc/${p}/cwd`)==='/work/wt/lead') process.kill(Number(p),'SIGUSR2'); } catch {} }
await run(page, 600);
await product.stop();
