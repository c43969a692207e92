import { callSecureql } from './people';
import type { Member } from './test';

/** Makes an overlay address of one tool of a creator's. */
export async function newWidget(
  host: Member,
  toolId: string,
): Promise<{ id: string; key: string }> {
  const payload = { kind: 'LIVE', partyID: toolId, requestKey: crypto.randomUUID() };
  const made = await callSecureql(host.context, 'widgets/create-widget/', payload);
  const { id: widgetId } = (made.body.createWidget as { item: { id: string } }).item;
  const shown = await callSecureql(host.context, 'widgets/get-address/', { widgetId });
  return (shown.body.widgetAddress as { item: { id: string; key: string } }).item;
}

/** The permanent overlay of a creator, which shows whatever is live. */
export async function permanentWidget(host: Member): Promise<{ id: string; key: string }> {
  const known = await callSecureql(host.context, 'widgets/get-widgets/', {});
  const [first] = (known.body.getWidgets as { items: { id: string }[] }).items;
  const shown = await callSecureql(host.context, 'widgets/get-address/', { widgetId: first?.id });
  return (shown.body.widgetAddress as { item: { id: string; key: string } }).item;
}
