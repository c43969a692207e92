// Runs every benchmark and writes bench/RESULTS.md. Names as arguments run only those; the rows
// of the others stay as they are. Behind a colon stands the tool, if it is not the queue.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';

const all = [
  'js',
  'ssr',
  'join',
  'join:draw',
  'fanout',
  'burst',
  'scale',
  'scale:draw',
  'draw',
  'fund',
  'page',
  'lighthouse',
];
const options = { join: ['--raw'] };
const chosen = process.argv.slice(2).length ? process.argv.slice(2) : all;
const file = 'bench/RESULTS.md';
const fence = /```jsonl\n([\s\S]*?)```/;

const earlier = existsSync(file) ? (fence.exec(readFileSync(file, 'utf8'))?.[1] ?? '') : '';
const rows = earlier
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line))
  .filter((row) => !chosen.includes(row.bench));

for (const bench of chosen) {
  process.stdout.write(`${bench} …\n`);
  const [script, tool] = bench.split(':');
  const own = tool ? [`--tool=${tool}`] : [];
  const args = ['--import', 'tsx', `bench/${script}.mjs`, ...own, ...(options[bench] ?? [])];
  const result = spawnSync(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  process.stdout.write(result.stdout);
  if (result.status !== 0) {
    process.stderr.write(`${bench} failed with ${result.status}\n`);
    process.exitCode = 1;
    continue;
  }
  const measured = new Date().toISOString().slice(0, 10);
  for (const line of result.stdout.split('\n').filter((text) => text.startsWith('{'))) {
    rows.push({ ...JSON.parse(line), measured });
  }
}
rows.sort((a, b) => all.indexOf(a.bench) - all.indexOf(b.bench));

const figure = (value) =>
  value && typeof value === 'object' && 'ratio' in value
    ? `${value.ratio} (${value.spread.join(' to ')}; ${value.thing} against ${value.reference})`
    : typeof value === 'object'
      ? Object.entries(value)
          .map(([name, part]) => `${name}: ${part}`)
          .join(', ')
      : String(value);
const told = ({ bench, row, goal, reached, measured, ...figures }) =>
  `| ${bench} | ${row} | ${goal} | ${Object.entries(figures)
    .map(([name, value]) => `${name} ${figure(value)}`)
    .join('; ')} | ${reached ? 'yes' : 'no'} | ${measured} |`;

writeFileSync(
  file,
  `# Benchmark results

\`npm run bench\` measures and writes this file. Each row compares a measured value with its target.

A ratio is written as \`median (lowest to highest; ours against reference)\`. Both sides are measured in
turn, pair by pair. The ratio is the median of all pairs, and the two values behind it are the medians
of each side. The reference is most often the bare page: a plain Next page without our code.

| code | what it measures |
|---|---|
| P1 | requests per second of the rendered party page against the bare page |
| P2 | script loaded before a page is ready (gzip) |
| P4 | joins per second through the whole stack against an empty Next API route |
| P5 | the same joins against single-row inserts into the same database |
| P6 | delivery of messages to 1,000 subscribers against raw long polls |
| P7 | 500 joins in a second, watched by 1,000 viewers |
| P8 | cost of one action with 100,000 people waiting against ten |
| P9 | Lighthouse scores on a phone, median of five runs |
| P10 | loading, layout shift, blocking time and reaction to input |
| P11 | size of a whole page, and requests to other hosts |
| F17 | 1,000 contributions within a minute, paid in the sandbox: when pages and the overlay know the whole sum |
| P15 | a draw among 100,000: closing and ranking against a plain loop of HMACs, checking its proof, and the time from the press to the first winner |

Machine: ${cpus().length} cores (${cpus()[0].model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}.

| benchmark | code | target | measured values | met | date |
|---|---|---|---|---|---|
${rows.map(told).join('\n')}

\`\`\`jsonl
${rows.map((row) => JSON.stringify(row)).join('\n')}
\`\`\`
`,
);
