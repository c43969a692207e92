/** A receipt is some hundred bytes; a file beyond this is none. */
const LARGEST_RECEIPT = 20_000;

/** What a file that somebody gives is: a receipt, or else what is checked as a proof. */
export async function readGiven(
  file: File,
): Promise<{ kind: 'receipt'; receipt: unknown } | { kind: 'proof'; file: File }> {
  if (file.size > LARGEST_RECEIPT) return { kind: 'proof', file };
  try {
    const receipt = JSON.parse(await file.text()) as unknown;
    const { format } = receipt as { format?: unknown };
    if (format === 'playplus-draw-receipt') return { kind: 'receipt', receipt };
  } catch {
    // Whatever it is, the check of a proof says so.
  }
  return { kind: 'proof', file };
}
