import type { ConsoleParty } from '@/hooks/party/types';

/** Whether an overlay is connected: what the host's screen shows may be on stream as well. */
export function isOnAir({ widgetKeys }: Pick<ConsoleParty, 'widgetKeys'>): boolean {
  return widgetKeys.some((key) => key.isOnAir);
}
