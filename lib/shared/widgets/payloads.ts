import { z } from 'zod';
import { idSchema } from '@/lib/shared/id';
import { copySchema } from './health';
import { WIDGET_KINDS } from './kinds';
import { widgetSettingsSchema } from './settings';

/** Payload of calls about one widget. */
export const widgetIdPayload = z.strictObject({ widgetId: idSchema });

/** Payload of `widgets/create-widget/`; `partyID` is any tool's id, none: whatever is live. */
export const createWidgetPayload = z.strictObject({
  kind: z.enum(WIDGET_KINDS),
  partyID: idSchema.nullish(),
  requestKey: z.uuid(),
});

/** Payload of `widgets/save-settings/`. */
export const saveWidgetPayload = z.strictObject({
  widgetId: idSchema,
  settings: widgetSettingsSchema,
});

/** The key of an overlay's address. */
const keySchema = z.string().regex(/^[\w-]{43}$/);

/** What `/api/widgets/session` takes. */
export const widgetKeyPayload = z.strictObject({ key: keySchema });

/** What `/api/widgets/sign` takes. A page that was opened before copies existed names none. */
export const widgetSignPayload = z.strictObject({
  key: keySchema,
  copy: copySchema.optional(),
  /** Of the server that takes the sign, which sets it whatever was sent. */
  build: z.string().max(64).optional(),
});
