const GROUP = /.{4}/g;

/** The first digits of a hash in groups of four, as page and stream show them. */
export function hexGroups(hash: string, digits: number): string {
  return hash.slice(0, digits).match(GROUP)?.join(' ') ?? '';
}
