import { z } from 'zod';

import { ok, Refusal, refuse, type Answer } from './answers';
import { findEntry, type Channel } from './log/channel';
import { parseTimetoken } from './log/timetoken';
import { parseChannel } from './names';
import { parseJson, readBody, type Call } from './request';
import type { Services } from './services';

const service = 'Message Actions';
const maxBodyBytes = 8 * 1024;
const maxPage = 100;
const maxPerMessage = 1_000;
const lowest = '0'.repeat(17);
const highest = '9'.repeat(17);
const bodySchema = z.object({
  type: z.string().min(1).max(15),
  value: z.string().min(1).max(1_024),
});

/** POST /v1/message-actions/:sub/channel/:channel/message/:timetoken */
export async function addAction(
  call: Call,
  services: Services,
  [, list = '', timetoken = '']: string[],
): Promise<Answer> {
  const { access, store } = services;
  const name = parseChannel(list);
  const body = (await readBody(call, maxBodyBytes))?.toString();
  if (body === undefined) throw refuse(400, 'Body too large', service);
  const actor = access.identify(call, body);
  access.demand(actor, 'write', [name]);
  const parsed = bodySchema.safeParse(parseJson(body));
  if (!parsed.success) throw refuse(400, z.prettifyError(parsed.error), service);

  const action = {
    messageTimetoken: parseTimetoken(timetoken) ?? '',
    ...parsed.data,
    uuid: actor.uuid,
  };
  const channel = store.channels.get(name);
  if (channel === undefined || findEntry(channel, action.messageTimetoken)?.isStored !== true) {
    throw refuseAction(404, 'Message not found');
  }
  const others = channel.actions.filter(
    ({ messageTimetoken }) => messageTimetoken === action.messageTimetoken,
  );
  if (
    others.some(
      ({ type, value, uuid }) =>
        type === action.type && value === action.value && uuid === action.uuid,
    )
  ) {
    throw refuseAction(409, 'Action already added');
  }
  if (others.length >= maxPerMessage) throw refuseAction(400, 'Too many actions on this message');
  return ok({ status: 200, data: store.addAction(name, action) });
}

/** DELETE /v1/message-actions/:sub/channel/:channel/message/:timetoken/action/:action */
export function removeAction(
  call: Call,
  services: Services,
  [, list = '', timetoken = '', actionTimetoken = '']: string[],
): Answer {
  const { access, store } = services;
  const name = parseChannel(list);
  const actor = access.identify(call);
  access.demand(actor, 'delete', [name]);
  const action = store.channels
    .get(name)
    ?.actions.find(
      (other) => other.actionTimetoken === actionTimetoken && other.messageTimetoken === timetoken,
    );
  if (action === undefined) throw refuseAction(404, 'Action not found');
  store.removeAction(name, action, actor.uuid);
  return ok({ status: 200, data: {} });
}

/** GET /v1/message-actions/:sub/channel/:channel */
export function listActions(call: Call, services: Services, [, list = '']: string[]): Answer {
  const { access, store } = services;
  const name = parseChannel(list);
  access.demand(access.identify(call), 'read', [name]);
  const limit = Math.min(
    Math.max(Number(call.query.get('limit') ?? maxPage) || maxPage, 1),
    maxPage,
  );
  const found = actionsWithin(
    store.channels.get(name),
    readBound(call, 'start', highest),
    readBound(call, 'end', lowest),
  );
  const data = found.slice(-limit);
  if (data.length === found.length) return ok({ status: 200, data });
  const start = data[0]?.actionTimetoken;
  return ok({
    status: 200,
    data,
    more: { url: `${call.rawPath}?start=${start}&limit=${limit}`, start, limit },
  });
}

function actionsWithin(channel: Channel | undefined, start: string, end: string) {
  const actions = channel?.actions ?? [];
  return actions.filter(({ actionTimetoken }) => actionTimetoken < start && actionTimetoken >= end);
}

function readBound(call: Call, name: 'start' | 'end', otherwise: string): string {
  const text = call.query.get(name);
  const timetoken = text === null || text === '' ? otherwise : parseTimetoken(text);
  if (timetoken === undefined) throw refuseAction(400, `Invalid ${name}`);
  return timetoken;
}

function refuseAction(status: number, message: string): Refusal {
  return new Refusal(status, { status, error: { message, source: 'actions' } });
}
