import type { WidgetAlert, WidgetMessage } from '@/lib/shared/widgets/messages';
import { isObject, toObject } from '@/lib/shared/toObject';

const WITHOUT_MORE: readonly unknown[] = ['WIDGET_CHANGED', 'WIDGET_SKIP', 'WIDGET_REVOKED'];
const isTextOrNull = (value: unknown) => value === null || typeof value === 'string';

/**
 * Reads what came on `widget-{id}`: an object, or the JSON of one. Null for anything that is no message
 * of ours. Never throws. Written by hand, since an overlay loads no library for it.
 */
export function readWidgetMessage(raw: unknown): WidgetMessage | null {
  const message = toObject(raw);
  if (message === null || !Number.isSafeInteger(message.seq)) return null;
  const isKnown =
    WITHOUT_MORE.includes(message.type) ||
    (message.type === 'WIDGET_ALERT' && isAlert(message.alert));
  return isKnown ? (message as unknown as WidgetMessage) : null;
}

/** Says whether a value can be shown as an alert. */
export function isAlert(value: unknown): value is WidgetAlert {
  return (
    isObject(value) &&
    typeof value.id === 'string' &&
    typeof value.kind === 'string' &&
    isTextOrNull(value.handle) &&
    isTextOrNull(value.text) &&
    (value.amount == null || Number.isSafeInteger(value.amount)) &&
    Number.isSafeInteger(value.priority)
  );
}
