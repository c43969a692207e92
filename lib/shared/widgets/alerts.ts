import { z } from 'zod';
import { idSchema } from '@/lib/shared/id';

/** What hosts do with the alerts on their overlays. */
export const ALERT_ACTS = ['PAUSE', 'RESUME', 'MUTE', 'UNMUTE', 'SKIP', 'REPLAY'] as const;
export type AlertAct = (typeof ALERT_ACTS)[number];

/** Those of them that a button of a stream deck does, whatever kind of tool it is made for. */
export const ALERT_CONTROLS = ['ALERT_SKIP', 'ALERT_MUTE', 'ALERT_UNMUTE'] as const;
export type AlertControl = (typeof ALERT_CONTROLS)[number];

/** Payload of `widgets/get-alerts/`; without a tool: all of the caller's own. */
export const alertDeskPayload = z.strictObject({ partyID: idSchema.nullish() });

/** Payload of `widgets/steer-alerts/`; a repeated `requestKey` does nothing again. */
export const steerAlertsPayload = z
  .strictObject({
    partyID: idSchema.nullish(),
    act: z.enum(ALERT_ACTS),
    /** The alert to show again. */
    alertId: idSchema.nullish(),
    requestKey: z.uuid(),
  })
  .refine(({ act, alertId }) => (act === 'REPLAY') === (alertId != null));
