#!/usr/bin/env node
// Checks the proof file of a draw with Node alone, step by step as docs/draw.md explains:
//
//   node verifyDraw.mjs PROOF [--receipt FILE]… [--head LINES:HEAD]…
//
// It needs drawRules.mjs beside it and shares no code with the site: who writes the same rules twice
// rarely errs alike. Only the signature of the public number needs a package
// (npm install @noble/curves).
//
// Exit code: 0 all that is due was checked and holds, 1 something does not, 2 not all was checked.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  checkList,
  checkNumber,
  checkOrder,
  checkRules,
  checkSeal,
  checkShape,
  checkWinners,
  followLog,
  H,
  must,
  Refusal,
} from './drawRules.mjs';

const steps = [
  ['The secret is the one that was sealed', checkSeal],
  ['Rules and prizes are those of the seal', checkRules],
  ['Nobody was added, removed or moved', followLog],
  ['The list at the closing is complete', checkList],
  ['The public number is real and came later', checkNumber],
  ['Drawn again, the order is the same', checkOrder],
  ['Prizes and names are those of the order', checkWinners],
];

const trust =
  'The secret was locked in before entries opened, but whoever runs the site could have worked out results before closing. You trust them there.';
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const say = (text) => process.stdout.write(`${text}\n`);

/** What kept receipts and heads (`LINES:HEAD`) say of the chain. */
function readSeen(receipts, heads) {
  const seen = heads.map((text) => {
    const [, seq, head] = /^(\d+):([0-9a-f]{64})$/.exec(text) ?? [];
    must(head, `Not a number of lines and a head: ${text}`);
    return { seq: Number(seq), head };
  });
  for (const file of receipts) {
    const { lotteryId, seq, prev, line, head, label, salt } = readJson(file);
    const isOwn = line.split(' ')[4] === H('entry', lotteryId, salt, label);
    must(isOwn && head === H('log', prev, line), `${file} is no receipt.`);
    seen.push({ seq: seq - 1, head: prev }, { seq, head });
  }
  return seen;
}

async function main() {
  const many = { type: 'string', multiple: true, default: [] };
  const options = { receipt: many, head: many };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  must(positionals.length === 1, 'node verifyDraw.mjs PROOF [--receipt FILE] [--head LINES:HEAD]');
  const proof = readJson(positionals[0]);
  const log = { seen: readSeen(values.receipt, values.head) };
  let isWhole = true;
  for (const [index, [title, check]] of steps.entries()) {
    try {
      if (index === 0) checkShape(proof);
      const open = await check(proof, log);
      if (open?.startsWith('NOT CHECKED')) isWhole = false;
      say(`${index + 1} ${title}: ${open ?? 'ok'}`);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      say(`${index + 1} ${title}: FAILED\n  ${error.message}\nDo not trust this file.`);
      return 1;
    }
  }
  say(`${isWhole ? 'All that is due' : 'What was checked'} holds. The draw is ${log.state}.`);
  if (proof.randomness === 'none') say(trust);
  say('It cannot show that every entrant is a different person.');
  return isWhole ? 0 : 2;
}

process.exitCode = await main().catch((error) => {
  process.stderr.write(`${error.message}\n`);
  return 2;
});
