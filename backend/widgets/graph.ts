import {
  answerItem,
  answerList,
  builder,
  itemRoot,
  listRoot,
  namedType,
} from '@/backend/platform/server/builder';
import { parsePayload } from '@/backend/platform/server/parsePayload';
import type { ExtraPublic } from '@/lib/shared/creators/extraPublic';
import { keyIdPayload, partyIdPayload } from '@/lib/shared/parties/party';
import {
  createWidgetKey,
  overlaySigns,
  revokeWidgetKey,
  widgetSession,
  widgetSign,
  type OverlaySession,
  type WidgetKey,
} from './service';

const CreatedWidgetKey = builder
  .objectRef<{ id: string; key: string }>('CreatedWidgetKey')
  .implement({ fields: (t) => ({ id: t.exposeID('id'), key: t.exposeString('key') }) });

const RevokedWidgetKey = builder
  .objectRef<{ id: string }>('RevokedWidgetKey')
  .implement({ fields: (t) => ({ id: t.exposeID('id') }) });

// Each kind of live tool adds a field with what its overlays show; null for tools of other kinds.
const WidgetSession = builder.objectRef<OverlaySession>('WidgetSession').implement({
  fields: (t) => ({
    kind: t.exposeString('kind', { description: 'Kind of the tool: which field holds it.' }),
    extraPublic: t.expose('extraPublic', {
      type: namedType<ExtraPublic>('ExtraPublic'),
      description: "Looks of the tool's creator.",
    }),
    token: t.exposeString('token'),
    expiresAt: t.exposeString('expiresAt'),
  }),
});

const OverlaySignType = builder.objectRef<WidgetKey>('OverlaySign').implement({
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Of the key.' }),
    lastSeenAt: t.exposeString('lastSeenAt', { nullable: true }),
    isOnAir: t.exposeBoolean('isOnAir'),
  }),
});

const KnownSign = builder
  .objectRef<{ isKnown: boolean }>('KnownSign')
  .implement({ fields: (t) => ({ isKnown: t.exposeBoolean('isKnown') }) });

const OverlaySignList = listRoot('OverlaySignList', OverlaySignType);
const KnownSignResult = itemRoot('KnownSignResult', KnownSign);
const CreatedWidgetKeyResult = itemRoot('CreatedWidgetKeyResult', CreatedWidgetKey);
const RevokedWidgetKeyResult = itemRoot('RevokedWidgetKeyResult', RevokedWidgetKey);
const WidgetSessionResult = itemRoot('WidgetSessionResult', WidgetSession);

builder.queryFields((t) => ({
  overlaySigns: t.field({
    type: OverlaySignList,
    args: { partyID: t.arg.id() },
    resolve: (_root, args, context) =>
      answerList(async () => {
        const { partyID: toolId } = parsePayload(partyIdPayload, args);
        return { items: await overlaySigns(context, { toolId }) };
      }),
  }),
}));

builder.mutationFields((t) => ({
  createWidgetKey: t.field({
    type: CreatedWidgetKeyResult,
    args: { partyID: t.arg.id() },
    resolve: (_root, args, context) =>
      answerItem(() => {
        const { partyID: toolId } = parsePayload(partyIdPayload, args);
        return createWidgetKey(context, { toolId });
      }),
  }),
  revokeWidgetKey: t.field({
    type: RevokedWidgetKeyResult,
    args: { keyId: t.arg.id() },
    resolve: (_root, args, context) =>
      answerItem(() => revokeWidgetKey(context, parsePayload(keyIdPayload, args))),
  }),
  widgetSign: t.field({
    type: KnownSignResult,
    description: 'The overlay of a key is still there.',
    args: { key: t.arg.string() },
    resolve: (_root, args, context) => answerItem(() => widgetSign(context, args)),
  }),
  widgetSession: t.field({
    type: WidgetSessionResult,
    description: "Exchanges a widget key for its tool's public state and a read-only token.",
    args: { key: t.arg.string() },
    resolve: (_root, args, context) => answerItem(() => widgetSession(context, args)),
  }),
}));
