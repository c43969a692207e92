import { answerItem, builder, itemRoot } from '@/backend/platform/server/builder';
import { parsePayload } from '@/backend/platform/server/parsePayload';
import { ALERT_ACTS, alertDeskPayload, steerAlertsPayload } from '@/lib/shared/widgets/alerts';
import { ALERT_KINDS } from '@/lib/shared/widgets/messages';
import { widgetIdPayload } from '@/lib/shared/widgets/payloads';
import {
  alertDesk,
  sendTestAlert,
  steerAlerts,
  type AlertDesk,
  type AlertSwitches,
  type AlertView,
} from '@/backend/widgets/service';

const AlertKindType = builder.enumType('AlertKind', { values: ALERT_KINDS });
const AlertActType = builder.enumType('AlertAct', { values: ALERT_ACTS });

const AlertType = builder.objectRef<AlertView>('Alert').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.expose('kind', { type: AlertKindType }),
    handle: t.exposeString('handle', { nullable: true }),
    text: t.exposeString('text', { nullable: true }),
    createdAt: t.exposeString('createdAt'),
  }),
});

const AlertSwitchesType = builder.objectRef<AlertSwitches>('AlertSwitches').implement({
  fields: (t) => ({
    isMuted: t.exposeBoolean('isMuted', { description: 'Alerts make no sound.' }),
    isPaused: t.exposeBoolean('isPaused', { description: 'Alerts wait.' }),
  }),
});

const AlertDeskType = builder.objectRef<AlertDesk>('AlertDesk').implement({
  fields: (t) => ({
    isMuted: t.exposeBoolean('isMuted'),
    isPaused: t.exposeBoolean('isPaused'),
    alerts: t.expose('alerts', { type: [AlertType] }),
  }),
});

const SentTest = builder
  .objectRef<{ id: string }>('SentTest')
  .implement({ fields: (t) => ({ id: t.exposeID('id', { description: 'Of the widget.' }) }) });

const AlertDeskResult = itemRoot('AlertDeskResult', AlertDeskType);
const AlertSwitchesResult = itemRoot('AlertSwitchesResult', AlertSwitchesType);
const SentTestResult = itemRoot('SentTestResult', SentTest);

builder.queryFields((t) => ({
  alertDesk: t.field({
    type: AlertDeskResult,
    args: { partyID: t.arg.id({ required: false }) },
    resolve: (_root, args, context) =>
      answerItem(() => {
        const { partyID: toolId } = parsePayload(alertDeskPayload, args);
        return alertDesk(context, { toolId: toolId ?? null });
      }),
  }),
}));

builder.mutationFields((t) => ({
  steerAlerts: t.field({
    type: AlertSwitchesResult,
    args: {
      partyID: t.arg.id({ required: false }),
      act: t.arg({ type: AlertActType }),
      alertId: t.arg.id({ required: false }),
      requestKey: t.arg.string(),
    },
    resolve: (_root, args, context) =>
      answerItem(() => {
        const { partyID, alertId, ...what } = parsePayload(steerAlertsPayload, args);
        return steerAlerts(context, {
          ...what,
          toolId: partyID ?? null,
          alertId: alertId ?? null,
        });
      }),
  }),
  sendTestAlert: t.field({
    type: SentTestResult,
    description: 'Shows one overlay what an alert looks and sounds like.',
    args: { widgetId: t.arg.id() },
    resolve: (_root, args, context) =>
      answerItem(() => sendTestAlert(context, parsePayload(widgetIdPayload, args))),
  }),
}));
