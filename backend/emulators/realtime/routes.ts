import { grantToken, revokeToken } from './access/grant';
import { addAction, listActions, removeAction } from './actions';
import { deny, ok, Refusal, refuse, type Answer } from './answers';
import { countMessages, deleteHistory, fetchHistory, fetchHistoryWithActions } from './history';
import { globalHereNow, heartbeat, hereNow, leave, refuseState, whereNow } from './presence';
import { publish, signal } from './publish';
import type { Call } from './request';
import type { Services } from './services';
import { subscribe } from './subscribe';

/** Gets the values of the pattern's parameters in their order. 'held' means that it answers by itself, later. */
type Handler = (
  call: Call,
  services: Services,
  parameters: string[],
) => Answer | 'held' | Promise<Answer>;

interface Route {
  method: string;
  pattern: string[];
  handler: Handler;
}

// `:` takes one segment, `**` all the rest. `:sub` must be the subscribe key.
const routes: Route[] = [
  route('GET', 'time/0', (_, { store }) => ok([store.clock.current()])),
  route('GET', 'v2/subscribe/:sub/:channels/0', subscribe),
  route('GET', 'publish/:pub/:sub/0/:channel/0/**', publish),
  route('POST', 'publish/:pub/:sub/0/:channel/0', publish),
  route('GET', 'signal/:pub/:sub/0/:channel/0/**', signal),
  route('GET', 'v3/history/sub-key/:sub/channel/:channels', fetchHistory),
  route('DELETE', 'v3/history/sub-key/:sub/channel/:channel', deleteHistory),
  route('GET', 'v3/history-with-actions/sub-key/:sub/channel/:channel', fetchHistoryWithActions),
  route('GET', 'v3/history/sub-key/:sub/message-counts/:channels', countMessages),
  route('GET', 'v1/message-actions/:sub/channel/:channel', listActions),
  route('POST', 'v1/message-actions/:sub/channel/:channel/message/:timetoken', addAction),
  route(
    'DELETE',
    'v1/message-actions/:sub/channel/:channel/message/:timetoken/action/:action',
    removeAction,
  ),
  route('GET', 'v2/presence/sub-key/:sub/channel/:channels/heartbeat', heartbeat),
  route('GET', 'v2/presence/sub-key/:sub/channel/:channels/leave', leave),
  route('GET', 'v2/presence/sub-key/:sub/channel/:channels', hereNow),
  route('GET', 'v2/presence/sub-key/:sub/channel/:channels/uuid/:uuid', refuseState),
  route('GET', 'v2/presence/sub-key/:sub/channel/:channels/uuid/:uuid/data', refuseState),
  route('GET', 'v2/presence/sub-key/:sub', globalHereNow),
  route('GET', 'v2/presence/sub-key/:sub/uuid/:uuid', whereNow),
  route('POST', 'v3/pam/:sub/grant', grantToken),
  route('DELETE', 'v3/pam/:sub/grant/:token', revokeToken),
  route('GET', 'v1/channel-registration/sub-key/:sub/channel-group/**', refuseGroups),
  route('GET', 'v1/channel-registration/sub-key/:sub/channel-group', refuseGroups),
];

/** Finds the handler and runs it. Throws Refusal. */
export function handle(call: Call, services: Services): Answer | 'held' | Promise<Answer> {
  for (const { method, pattern, handler } of routes) {
    if (method !== call.method) continue;
    const parameters = match(pattern, call.segments);
    if (parameters === undefined) continue;
    const subscribeKey = call.segments[pattern.indexOf(':sub')];
    if (pattern.includes(':sub') && subscribeKey !== services.keys.subscribeKey)
      throw invalidKey(pattern, services);
    return handler(call, services, parameters);
  }
  throw refuse(404, 'No such resource', 'Balancer');
}

function route(method: string, pattern: string, handler: Handler): Route {
  return { method, pattern: pattern.split('/'), handler };
}

/** Values of the parameters, those taken by `**` at the end; undefined when the path is another. */
function match(pattern: readonly string[], segments: readonly string[]): string[] | undefined {
  const isOpen = pattern.at(-1) === '**';
  const fixed = isOpen ? pattern.length - 1 : pattern.length;
  if (isOpen ? segments.length <= fixed : segments.length !== fixed) return undefined;
  const parameters: string[] = [];
  for (let index = 0; index < fixed; index += 1) {
    const [part = '', segment = ''] = [pattern[index], segments[index]];
    if (part.startsWith(':')) parameters.push(segment);
    else if (part !== segment) return undefined;
  }
  return isOpen ? parameters.concat(segments.slice(fixed)) : parameters;
}

function invalidKey(pattern: readonly string[], { store }: Services): Refusal {
  const isPublish = pattern[0] === 'publish' || pattern[0] === 'signal';
  return isPublish
    ? new Refusal(400, [0, 'Invalid Key', store.clock.current()])
    : refuse(400, 'Invalid Subscribe Key', 'Access Manager');
}

/** There are no channel groups here, for anybody. */
function refuseGroups(_: Call, __: Services, [, ...groups]: string[]): never {
  throw deny('Forbidden', { 'channel-groups': groups.slice(0, 1) });
}
