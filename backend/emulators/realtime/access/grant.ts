import { z } from 'zod';

import { ok, refuse, type Answer } from '@/backend/emulators/realtime/answers';
import { readBody, parseJson, type Call } from '@/backend/emulators/realtime/request';
import type { Services } from '@/backend/emulators/realtime/services';

import { compilePattern, issueToken, type Grant } from './tokens';

const service = 'Access Manager';
const maxBodyBytes = 128 * 1024;
// A token travels in every query; one that outgrew the header limit could never be used.
const maxTokenLength = 32 * 1024;

const bits = z.record(z.string().min(1).max(512), z.number().int().min(0).max(255)).default({});
const resources = z
  .object({ channels: bits, groups: bits, uuids: bits })
  .default({ channels: {}, groups: {}, uuids: {} });
const grantSchema = z.object({
  ttl: z.number().int().min(1).max(43_200),
  permissions: z.object({
    uuid: z.string().min(1).max(92).optional(),
    resources,
    patterns: resources,
    meta: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
  }),
});

/** POST /v3/pam/:sub/grant */
export async function grantToken(call: Call, { access, keys, now }: Services): Promise<Answer> {
  const body = (await readBody(call, maxBodyBytes))?.toString();
  if (body === undefined) throw refuse(400, 'Body too large', service);
  access.demandAdmin(access.identify(call, body));
  const parsed = grantSchema.safeParse(parseJson(body));
  if (!parsed.success) throw refuse(400, z.prettifyError(parsed.error), service);
  const { ttl, permissions } = parsed.data;
  const grant: Grant = { ttl, ...permissions };
  for (const source of Object.keys(grant.patterns.channels)) {
    if (!isPattern(source)) throw refuse(400, `Invalid pattern ${source}`, service);
  }
  const token = issueToken(grant, keys.secretKey, now());
  if (token.length > maxTokenLength)
    throw refuse(400, 'Too many permissions for one token', service);
  return ok({ status: 200, data: { message: 'Success', token }, service });
}

/** DELETE /v3/pam/:sub/grant/:token */
export function revokeToken(
  call: Call,
  { access, store, waiters }: Services,
  [, text = '']: string[],
): Answer {
  access.demandAdmin(access.identify(call));
  const token = access.read(text);
  if (token === undefined) throw refuse(400, 'Invalid token', service);
  store.revoke(token.signature, token.expiresAt);
  waiters.release((waiter) => waiter.token?.signature === token.signature);
  return ok({ status: 200, data: { message: 'Success' }, service });
}

function isPattern(source: string): boolean {
  try {
    compilePattern(source);
    return true;
  } catch {
    return false;
  }
}
