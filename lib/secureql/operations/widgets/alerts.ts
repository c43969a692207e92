import { graphql } from '@/lib/secureql/graphql';
import { defineOperation } from '@/lib/secureql/operation';
import { alertDeskPayload, steerAlertsPayload } from '@/lib/shared/widgets/alerts';
import { widgetIdPayload } from '@/lib/shared/widgets/payloads';

/** The last alerts on a host's overlays and how their switches stand. */
const alertDesk = defineOperation({
  path: 'widgets/get-alerts/',
  access: 'member',
  limit: 'read',
  payload: alertDeskPayload,
  document: graphql(`
    query AlertDesk($partyID: ID) {
      alertDesk(partyID: $partyID) {
        error
        item {
          isMuted
          isPaused
          alerts {
            id
            kind
            handle
            text
            createdAt
          }
        }
      }
    }
  `),
});

/** Pauses, mutes, skips or shows again what alerts on a host's overlays. */
const steerAlerts = defineOperation({
  path: 'widgets/steer-alerts/',
  access: 'member',
  limit: 'press',
  payload: steerAlertsPayload,
  document: graphql(`
    mutation SteerAlerts($partyID: ID, $act: AlertAct!, $alertId: ID, $requestKey: String!) {
      steerAlerts(partyID: $partyID, act: $act, alertId: $alertId, requestKey: $requestKey) {
        error
        item {
          isMuted
          isPaused
        }
      }
    }
  `),
});

/** Shows one overlay what an alert looks and sounds like. */
const sendTestAlert = defineOperation({
  path: 'widgets/send-test/',
  access: 'member',
  limit: 'press',
  payload: widgetIdPayload,
  document: graphql(`
    mutation SendTestAlert($widgetId: ID!) {
      sendTestAlert(widgetId: $widgetId) {
        error
        item {
          id
        }
      }
    }
  `),
});

/** The calls of alerts. */
export const alertCalls = [alertDesk, steerAlerts, sendTestAlert] as const;
