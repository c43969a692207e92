/** Middle of a list of numbers. */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The value below which `share` (0 to 1) of the list lies. */
export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
}

const round = (value) => Number(value.toPrecision(3));

/**
 * Runs the thing and its reference in turn (ABAB…) and returns the ratios of the pairs.
 * Each of the two returns an object of figures; the ratio is thing / reference per figure.
 */
export async function inPairs(pairs, thing, reference) {
  const rows = [];
  for (let pair = 0; pair < pairs; pair += 1) {
    rows.push({ thing: await thing(pair), reference: await reference(pair) });
  }
  return compare(rows);
}

/** The ratios of pairs that were measured: per figure that both have, thing / reference. */
export function compare(rows) {
  const names = Object.keys(rows[0].thing).filter((name) => name in rows[0].reference);
  return Object.fromEntries(
    names.map((name) => {
      const ratios = rows.map((row) => row.thing[name] / row.reference[name]);
      return [
        name,
        {
          ratio: round(median(ratios)),
          spread: [round(Math.min(...ratios)), round(Math.max(...ratios))],
          thing: round(median(rows.map((row) => row.thing[name]))),
          reference: round(median(rows.map((row) => row.reference[name]))),
        },
      ];
    }),
  );
}
