import type { MessageAction } from './records';

export interface NewEvent {
  channel: string;
  publisher: string;
  /** JSON text. */
  payload: string;
  /** JSON text of an object. */
  meta?: string | undefined;
  customType?: string | undefined;
  /** Left out for an ordinary message: the SDK takes 0 for a file. */
  event?: 1 | 3;
  isStored: boolean;
  expiresAt?: number | undefined;
  requestKey?: string | undefined;
}

/** What subscribers of a channel hear of a reaction. */
export function actionEvent(
  channel: string,
  event: 'added' | 'removed',
  { uuid, ...data }: MessageAction,
): NewEvent {
  const payload = JSON.stringify({ source: 'actions', version: '1.0', event, data });
  return { channel, publisher: uuid, payload, event: 3, isStored: false };
}

/** The JSON text that subscribers receive. A channel is always its own subscription: there are no groups. */
export function buildEnvelope(timetoken: string, event: NewEvent, subscribeKey: string): string {
  const channel = JSON.stringify(event.channel);
  const kind = event.event === undefined ? '' : `,"e":${event.event}`;
  const meta = event.meta === undefined ? '' : `,"u":${event.meta}`;
  const customType =
    event.customType === undefined ? '' : `,"cmt":${JSON.stringify(event.customType)}`;
  const place = `"p":{"t":"${timetoken}","r":1},"k":${JSON.stringify(subscribeKey)},"c":${channel},"b":${channel}`;
  return `{"a":"2","f":0,"i":${JSON.stringify(event.publisher)},${place}${kind}${meta}${customType},"d":${event.payload}}`;
}
