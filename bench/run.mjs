// Runs every benchmark and writes bench/RESULTS.md. Names as arguments run only those; the rows
// of the others stay as they are.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';

const all = ['js', 'ssr', 'join', 'fanout', 'burst', 'scale', 'page', 'lighthouse'];
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
  const args = ['--import', 'tsx', `bench/${bench}.mjs`, ...(options[bench] ?? [])];
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
  `# Measured

Written by \`npm run bench\`; rows and gates are those of the quality figures. A ratio is the median
of its pairs (thing and reference in turn), with its spread and the two medians behind it.

Machine: ${cpus().length} cores (${cpus()[0].model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}.

| bench | row | gate | figures | reached | measured |
|---|---|---|---|---|---|
${rows.map(told).join('\n')}

\`\`\`jsonl
${rows.map((row) => JSON.stringify(row)).join('\n')}
\`\`\`
`,
);
