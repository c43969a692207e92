interface Network {
  /** The network's own name, the same in every language. */
  name: string;
  /** What the handle must look like, without `@` and address. */
  pattern: RegExp;
  /** What stands before the handle in the address of the account. */
  address: string;
  /** Other addresses of the same account that people paste. */
  aliases?: readonly string[];
}

/** Where creators are found elsewhere, as a closed list. */
export const NETWORKS = {
  twitch: { name: 'Twitch', pattern: /^\w{3,25}$/, address: 'twitch.tv/' },
  youtube: {
    name: 'YouTube',
    pattern: /^[\w.·-]{3,30}$/,
    address: 'youtube.com/@',
  },
  kick: { name: 'Kick', pattern: /^[\w-]{3,25}$/, address: 'kick.com/' },
  tiktok: { name: 'TikTok', pattern: /^[\w.]{2,24}$/, address: 'tiktok.com/@' },
  instagram: { name: 'Instagram', pattern: /^[\w.]{1,30}$/, address: 'instagram.com/' },
  x: { name: 'X', pattern: /^\w{1,15}$/, address: 'x.com/', aliases: ['twitter.com/'] },
  bluesky: {
    name: 'Bluesky',
    pattern: /^[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,4}$/i,
    address: 'bsky.app/profile/',
  },
  discord: {
    name: 'Discord',
    pattern: /^[\w-]{2,32}$/,
    address: 'discord.gg/',
    aliases: ['discord.com/invite/'],
  },
  linkedin: { name: 'LinkedIn', pattern: /^[\w-]{3,100}$/, address: 'linkedin.com/in/' },
} as const satisfies Record<string, Network>;

/** One network of the closed list. */
export type NetworkKey = keyof typeof NETWORKS;

/** The networks in the order in which pages list them. */
export const NETWORK_KEYS = Object.keys(NETWORKS) as NetworkKey[];

/** One account elsewhere. */
export interface Social {
  network: NetworkKey;
  /** Without `@` and without an address. */
  handle: string;
}

/**
 * What remains of a handle as people write it: `@mira`, `https://www.twitch.tv/mira/` and ` mira `
 * are all `mira`.
 */
export function bareHandle(network: NetworkKey, written: string): string {
  const { address, aliases = [] }: Network = NETWORKS[network];
  const text = written.trim().replace(/^https?:\/\/(?:www\.|m\.)?/i, '');
  const lowered = text.toLowerCase();
  const prefix = [address, ...aliases].find((start) => lowered.startsWith(start));
  return text
    .slice(prefix?.length ?? 0)
    .replace(/[/?#].*$/, '')
    .replace(/^@/, '');
}

/** Says whether a bare handle can exist there. */
export function isNetworkHandle(network: NetworkKey, handle: string): boolean {
  return NETWORKS[network].pattern.test(handle);
}

/** The address of an account elsewhere. */
export function socialUrl({ network, handle }: Social): string {
  return `https://${NETWORKS[network].address}${encodeURIComponent(handle)}`;
}

/** Reads accounts from a database value; what is odd is left out. Never throws. */
export function parseSocials(value: unknown): Social[] {
  if (!Array.isArray(value)) return [];
  return value.filter((item): item is Social => {
    if (typeof item !== 'object' || item === null) return false;
    const { network, handle } = item as Record<string, unknown>;
    return (
      typeof network === 'string' &&
      Object.hasOwn(NETWORKS, network) &&
      typeof handle === 'string' &&
      isNetworkHandle(network as NetworkKey, handle)
    );
  });
}

/** What a network calls itself; one that is not in the list by its key. */
export function networkName(network: string): string {
  return Object.hasOwn(NETWORKS, network) ? NETWORKS[network as NetworkKey].name : network;
}
