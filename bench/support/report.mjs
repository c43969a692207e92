/** Prints one JSON line, the form in which `bench/run.mjs` collects figures. */
export function report(bench, row, goal, figures) {
  process.stdout.write(`${JSON.stringify({ bench, row, goal, ...figures })}\n`);
}
