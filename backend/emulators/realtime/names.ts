import { refuse } from './answers';

const maxNameLength = 92;
const maxNames = 2000;
/** Up to the space, and what the protocol writes between names. */
const impossible = /[\u0000-\u0020:/\\\u007f]/;
const presenceSuffix = '-pnpres';

/** Splits a decoded list; the SDK writes an empty one as a single comma. Throws 400 when it is too long or holds an impossible name. */
export function parseNames(list: string): string[] {
  const names = [...new Set(list.split(',').filter((name) => name !== ''))];
  if (names.length > maxNames) throw refuse(400, 'Too many channels', 'Balancer');
  for (const name of names)
    if (!isName(name)) throw refuse(400, 'Invalid channel name', 'Balancer');
  return names;
}

/** A list that must name at least one channel. */
export function parseChannels(list: string): string[] {
  const names = parseNames(list);
  if (names.length === 0) throw refuse(400, 'Missing channel', 'Balancer');
  return names;
}

/** One channel that can hold messages. */
export function parseChannel(text: string): string {
  const [name, ...others] = parseChannels(text);
  if (name === undefined || others.length > 0)
    throw refuse(400, 'One channel expected', 'Balancer');
  return name;
}

/** Not a channel but a pattern of channels: nobody may use it here. */
export function isWildcard(name: string): boolean {
  return name.includes('*');
}

/** Joins and leaves of a channel, which need a grant of their own. */
export function isPresence(name: string): boolean {
  return name.endsWith(presenceSuffix);
}

/** Where joins and leaves of a channel are told. */
export function presenceOf(name: string): string {
  return isPresence(name) ? name : `${name}${presenceSuffix}`;
}

function isName(name: string): boolean {
  const base = isPresence(name) ? name.slice(0, -presenceSuffix.length) : name;
  return base.length <= maxNameLength && !impossible.test(name);
}
