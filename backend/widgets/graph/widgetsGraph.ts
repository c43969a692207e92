import {
  answerItem,
  answerList,
  builder,
  itemRoot,
  listRoot,
} from '@/backend/platform/server/builder';
import { parsePayload } from '@/backend/platform/server/parsePayload';
import {
  createWidget,
  myWidgets,
  overlaySigns,
  removeWidget,
  rotateWidget,
  saveWidget,
  toolWidgets,
  widgetAddress,
} from '@/backend/widgets/service';
import { partyIdPayload } from '@/lib/shared/parties/party';
import {
  createWidgetPayload,
  saveWidgetPayload,
  widgetIdPayload,
} from '@/lib/shared/widgets/payloads';
import { OverlaySignType, WidgetKindType, WidgetSettingsType, WidgetType } from './typesGraph';

const WidgetAddressType = builder
  .objectRef<{ id: string; key: string }>('WidgetAddress')
  .implement({ fields: (t) => ({ id: t.exposeID('id'), key: t.exposeString('key') }) });

const RemovedWidgetType = builder
  .objectRef<{ id: string }>('RemovedWidget')
  .implement({ fields: (t) => ({ id: t.exposeID('id') }) });

const WidgetList = listRoot('WidgetList', WidgetType);
const OverlaySignList = listRoot('OverlaySignList', OverlaySignType);
const WidgetResult = itemRoot('WidgetResult', WidgetType);
const WidgetAddressResult = itemRoot('WidgetAddressResult', WidgetAddressType);
const RemovedWidgetResult = itemRoot('RemovedWidgetResult', RemovedWidgetType);

builder.queryFields((t) => ({
  getWidgets: t.field({
    type: WidgetList,
    description: "The caller's widgets; the permanent one is made at the first ask.",
    resolve: (_root, _args, context) =>
      answerList(async () => ({ items: await myWidgets(context) })),
  }),
  overlaySigns: t.field({
    type: OverlaySignList,
    description: 'The widgets that show a tool, for whoever may see its console.',
    args: { partyID: t.arg.id() },
    resolve: (_root, args, context) =>
      answerList(async () => {
        const { partyID: toolId } = parsePayload(partyIdPayload, args);
        return overlaySigns(context, { toolId });
      }),
  }),
  getToolWidgets: t.field({
    type: WidgetList,
    description: 'The widgets of one tool alone.',
    args: { partyID: t.arg.id() },
    resolve: (_root, args, context) =>
      answerList(async () => {
        const { partyID: toolId } = parsePayload(partyIdPayload, args);
        return { items: await toolWidgets(context, { toolId }) };
      }),
  }),
}));

builder.mutationFields((t) => ({
  widgetAddress: t.field({
    type: WidgetAddressResult,
    description: 'The key of a widget; who was shown it is written down.',
    args: { widgetId: t.arg.id() },
    resolve: (_root, args, context) =>
      answerItem(() => widgetAddress(context, parsePayload(widgetIdPayload, args))),
  }),
  createWidget: t.field({
    type: WidgetResult,
    args: {
      kind: t.arg({ type: WidgetKindType }),
      partyID: t.arg.id({ required: false }),
      requestKey: t.arg.string(),
    },
    resolve: (_root, args, context) =>
      answerItem(() => {
        const { partyID: toolId, ...input } = parsePayload(createWidgetPayload, args);
        return createWidget(context, { ...input, toolId });
      }),
  }),
  saveWidget: t.field({
    type: WidgetResult,
    args: { widgetId: t.arg.id(), settings: t.arg({ type: WidgetSettingsType }) },
    resolve: (_root, args, context) =>
      answerItem(() => saveWidget(context, parsePayload(saveWidgetPayload, args))),
  }),
  rotateWidget: t.field({
    type: WidgetResult,
    description: 'Gives a widget another address.',
    args: { widgetId: t.arg.id() },
    resolve: (_root, args, context) =>
      answerItem(() => rotateWidget(context, parsePayload(widgetIdPayload, args))),
  }),
  removeWidget: t.field({
    type: RemovedWidgetResult,
    args: { widgetId: t.arg.id() },
    resolve: (_root, args, context) =>
      answerItem(() => removeWidget(context, parsePayload(widgetIdPayload, args))),
  }),
}));
