import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ResultOf as TadaResult } from 'gql.tada';
import { askerOf, type Services } from '@/lib/server/services';
import { controlSecretPayload } from '@/lib/shared/hosting/controls';
import { ERRORS } from '@/lib/shared/errors';
import { errorOf } from '@/lib/secureql/browser/answer';
import { sendJson, sendWait } from './envelope';
import { graphql } from '@/lib/secureql/graphql';
import { defineOperation } from '@/lib/secureql/operation';
import { Refusal, refusalOf } from './refusal';
import { dataOf, prepare } from './runOperation';

const document = graphql(`
  mutation PressControl($key: String!) {
    pressControl(key: $key) {
      error
      item {
        count
      }
    }
  }
`);

const pressControl = defineOperation({
  path: '/api/control',
  access: 'public',
  limit: 'control',
  payload: controlSecretPayload,
  document,
});

/** What a stream deck hears: done, for how many; or the code of why not. */
type Pressed = { ok: true; count: number } | { ok: false; error: string };

/**
 * Does what a control address is for, by POST or GET: the key in it is the proof, so cookies are
 * neither read nor set, and no page of another origin reads the answer. `{ok, count}` or
 * `{ok: false, error}`; 404 for a key that does not hold, 409 when it cannot be done now.
 */
export async function handleControl(
  request: IncomingMessage,
  response: ServerResponse,
  key: unknown,
  services: Services,
): Promise<void> {
  // The address is the secret: it is not cached, and no referrer or log contains it.
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Referrer-Policy', 'no-referrer');
  try {
    const pressed = await press(request, key, services);
    sendJson(response, pressed.ok ? 200 : statusOf(pressed.error), pressed);
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal.code === 'internal') services.log.error({ err: refusal.cause }, 'control address');
    if (refusal.code === 'method') response.setHeader('Allow', 'GET, POST');
    sendWait(response, refusal);
    const pressed: Pressed = { ok: false, error: refusal.code };
    sendJson(response, ERRORS[refusal.code], pressed);
  }
}

function statusOf(error: string): number {
  return error === 'control.key_invalid' ? 404 : 409;
}

async function press(
  request: IncomingMessage,
  key: unknown,
  { backend, config }: Services,
): Promise<Pressed> {
  if (request.method !== 'POST' && request.method !== 'GET') throw new Refusal('method');
  const payload = controlSecretPayload.safeParse({ key });
  if (!payload.success) return { ok: false, error: 'control.key_invalid' };
  const asker = askerOf(request, null, config);
  const { answers } = await backend.send(asker, [prepare(pressControl, payload.data)]);
  const data = dataOf(answers[0] ?? {}) as TadaResult<typeof document>;
  const error = errorOf(data);
  if (error !== null) return { ok: false, error };
  return { ok: true, count: data.pressControl.item?.count ?? 0 };
}
