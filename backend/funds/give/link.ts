import { createHmac } from 'node:crypto';
import { hashToken } from '@/backend/platform/id';
import type { Context } from '@/backend/platform/context';
import { addressKey } from '@/backend/platform/addressKey';
import { linkKey, type ContributionRow } from '@/backend/funds/store/contributionRepository';

const made = (key: string, of: string) => createHmac('sha256', key).update(of).digest('base64url');

/**
 * The right to a contribution of somebody without an account: the same in every mail about it. Only
 * its hash is kept with the contribution, and a claim takes that away.
 */
export async function tokenOf(context: Context, contributionId: string): Promise<string> {
  return made(await linkKey(context.db), contributionId);
}

/** The network address that somebody without an account gives from, as it is kept. */
export async function addressHashOf(context: Context): Promise<string> {
  return made(await linkKey(context.db), `address:${addressKey(context.clientIp)}`);
}

/** Says whether a token is the right to this contribution. */
export function isTokenOf({ tokenHash }: Pick<ContributionRow, 'tokenHash'>, token: string) {
  return tokenHash !== null && tokenHash === hashToken(token);
}

/** The page of a contribution, without language. */
export const contributionPath = (handle: string, fundId: string, contributionId: string) =>
  `/${handle}/fund/${fundId}/contribution/${contributionId}`;

/** Makes the mailed links of several contributions, which carry their right. */
export async function linkPaths(context: Context) {
  const key = await linkKey(context.db);
  return (handle: string, fundId: string, contributionId: string) =>
    `${contributionPath(handle, fundId, contributionId)}#token=${made(key, contributionId)}`;
}
