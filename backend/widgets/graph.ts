import { answerItem, builder, itemRoot, namedType } from '@/backend/platform/server/builder';
import { parsePayload } from '@/backend/platform/server/parsePayload';
import type { ExtraPublic } from '@/lib/shared/creators/extraPublic';
import { keyIdPayload, partyIdPayload } from '@/lib/shared/parties/party';
import { createWidgetKey, revokeWidgetKey, widgetSession, type OverlaySession } from './service';

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

const CreatedWidgetKeyResult = itemRoot('CreatedWidgetKeyResult', CreatedWidgetKey);
const RevokedWidgetKeyResult = itemRoot('RevokedWidgetKeyResult', RevokedWidgetKey);
const WidgetSessionResult = itemRoot('WidgetSessionResult', WidgetSession);

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
  widgetSession: t.field({
    type: WidgetSessionResult,
    description: "Exchanges a widget key for its tool's public state and a read-only token.",
    args: { key: t.arg.string() },
    resolve: (_root, args, context) => answerItem(() => widgetSession(context, args)),
  }),
}));
