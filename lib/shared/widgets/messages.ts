import { z } from 'zod';
import { currencySchema } from '@/lib/shared/money/money';

/** What an alert is about. Later kinds of tools add theirs. */
export const ALERT_KINDS = ['CALLED', 'WON', 'CONTRIBUTION', 'MILESTONE', 'GOAL', 'TEST'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

export const alertSchema = z.object({
  /** Of the event: the same event never alerts twice. A replay has an id of its own. */
  id: z.string(),
  kind: z.enum(ALERT_KINDS),
  /** Whom it is about; null: nobody in particular. */
  handle: z.string().nullable(),
  /** What the person wrote or what was won; plain text. */
  text: z.string().nullable(),
  /** What was given or reached, in minor units; null: nothing, or the giver hides it. */
  amount: z.int().nullable().optional(),
  currency: currencySchema.nullable().optional(),
  /** Its text may be read aloud: enough was given for that. */
  isSpoken: z.boolean().optional(),
  /** Higher ones go first. */
  priority: z.int(),
});

/** Something that happened, for a moment on the stream. */
export type WidgetAlert = z.infer<typeof alertSchema>;

/** What travels on `widget-{id}`; `seq` rises by one per message of the widget. */
export const widgetMessageSchema = z.discriminatedUnion('type', [
  /** Settings, what is live, mute, pause or the rehearsal changed: ask for the session again. */
  z.object({ type: z.literal('WIDGET_CHANGED'), seq: z.int() }),
  z.object({ type: z.literal('WIDGET_ALERT'), seq: z.int(), alert: alertSchema }),
  /** The alert on the screen ends now. */
  z.object({ type: z.literal('WIDGET_SKIP'), seq: z.int() }),
  /** The key holds no more: the overlay empties itself. */
  z.object({ type: z.literal('WIDGET_REVOKED'), seq: z.int() }),
]);

export type WidgetMessage = z.infer<typeof widgetMessageSchema>;
