// npm test: every check, and a summary whose last line says how many tests ran.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

process.chdir(join(import.meta.dirname, '..'));

// What only reads the sources goes in two rows side by side, one per core, and the build, which keeps
// one core busy, stands in the shorter row. What is timed by a clock has both cores, and the journeys
// drive what the build made, so they are no use without it.
const rows = [
  [{ script: 'lint' }, { script: 'format' }],
  [
    { script: 'types' },
    { script: 'build' },
    { script: 'borders' },
    { script: 'knip' },
    { script: 'texts' },
  ],
];
const runners = [
  { script: 'test:unit' },
  { script: 'test:server' },
  { script: 'test:e2e', needs: 'build' },
];

/** Reads the closing lines of jest ("Tests: 1 failed, 2 passed") and Playwright ("  2 passed"). */
function count(output, word) {
  const text = stripVTControlCharacters(output);
  const lines = text
    .split('\n')
    .filter((line) => /^(Tests:| {2}\d+ (passed|failed|flaky)\b)/.test(line));
  const numbers = lines.map((line) => new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0);
  return numbers.map(Number).reduce((sum, number) => sum + number, 0);
}

/** What went wrong, in the few lines that say most: who reads CI may see the end of its log alone. */
function complaints(output) {
  const telling =
    /^\s*(●|\d+\) \[|(\w*Error|Expected|Received|Locator|Call log)\b)|error TS|^\s+\d+:\d+\s+error/;
  const lines = stripVTControlCharacters(output).split('\n');
  return [...new Set(lines.filter((line) => telling.test(line)))].slice(0, 40);
}

/** `isHeld`: printed when it has ended, so that two side by side do not mix their lines. */
async function run(script, isHeld) {
  const child = spawn('npm', ['run', '--silent', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  let output = '';
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ]) {
    from.on('data', (chunk) => {
      output += chunk;
      if (!isHeld) to.write(chunk);
    });
  }
  const [status] = await once(child, 'close');
  if (isHeld) process.stdout.write(`\n── ${script}\n${output}`);
  return { ok: status === 0, output };
}

const results = [];

async function take({ script, needs }, isHeld) {
  if (results.some((result) => result.script === needs && !result.ok)) {
    results.push({ script, ok: false, seconds: 0, passed: 0, failed: 0, flaky: 0, complaints: [] });
    return;
  }
  if (!isHeld) console.log(`\n── ${script}`);
  const started = performance.now();
  const { ok, output } = await run(script, isHeld);
  results.push({
    script,
    ok,
    seconds: (performance.now() - started) / 1000,
    passed: count(output, 'passed'),
    failed: count(output, 'failed'),
    flaky: count(output, 'flaky'),
    complaints: ok ? [] : complaints(output),
  });
}

await Promise.all(
  rows.map(async (row) => {
    for (const step of row) await take(step, true);
  }),
);
for (const step of runners) await take(step, false);

for (const { script, complaints } of results) {
  if (complaints.length > 0) console.log(`\n── ${script} complained\n${complaints.join('\n')}`);
}

console.log('');
for (const { script, ok, seconds, passed, flaky } of results) {
  const tests = `${passed ? `${passed} tests` : ''}${flaky ? `, ${flaky} at the second try` : ''}`;
  console.log(
    `${ok ? 'ok    ' : 'FAILED'} ${script.padEnd(12)} ${seconds.toFixed(1).padStart(6)} s  ${tests}`,
  );
}

const passed = results.reduce((sum, result) => sum + result.passed, 0);
// A check without tests of its own that fails counts as one.
const failed = results.reduce((sum, { ok, failed }) => sum + (ok ? 0 : Math.max(failed, 1)), 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
