import { answerItem, builder, itemRoot, namedType } from '@/backend/platform/server/builder';
import { parsePayload } from '@/backend/platform/server/parsePayload';
import {
  widgetSession,
  widgetSign,
  type OverlaySession,
  type ShownTool,
} from '@/backend/widgets/service';
import type { ExtraPublic } from '@/lib/shared/creators/extraPublic';
import { widgetKeyPayload, widgetSignPayload } from '@/lib/shared/widgets/payloads';
import { OverlayEngineType, WidgetKindType, WidgetSettingsType } from './typesGraph';

// Each kind of live tool adds a field with what its overlays show; null for tools of other kinds.
const ShownToolType = builder.objectRef<ShownTool>('ShownTool').implement({
  fields: (t) => ({
    kind: t.exposeString('kind', { description: 'Kind of the tool: which field holds it.' }),
  }),
});

const WidgetSessionType = builder.objectRef<OverlaySession>('WidgetSession').implement({
  fields: (t) => ({
    widgetId: t.exposeID('widgetId'),
    seq: t.exposeInt('seq', { description: 'Of the last message on its channel.' }),
    kind: t.expose('kind', { type: WidgetKindType }),
    settings: t.expose('settings', { type: WidgetSettingsType }),
    handle: t.exposeString('handle', { description: "The creator's." }),
    locale: t.exposeString('locale', { description: "The creator's." }),
    extraPublic: t.expose('extraPublic', {
      type: namedType<ExtraPublic>('ExtraPublic'),
      description: 'Looks of the creator.',
    }),
    tools: t.expose('tools', {
      type: [ShownToolType],
      description: 'At most one of a kind, in the order of the settings.',
    }),
    isMuted: t.exposeBoolean('isMuted'),
    isPaused: t.exposeBoolean('isPaused'),
    token: t.exposeString('token'),
    expiresAt: t.exposeString('expiresAt'),
  }),
});

const KnownSignType = builder.objectRef<{ isKnown: boolean; seq: number }>('KnownSign').implement({
  fields: (t) => ({ isKnown: t.exposeBoolean('isKnown'), seq: t.exposeInt('seq') }),
});

const OverlayCopyInput = builder.inputType('OverlayCopyInput', {
  fields: (t) => ({
    id: t.id(),
    seq: t.int(),
    engine: t.field({ type: OverlayEngineType }),
    chromium: t.int({ required: false }),
    width: t.int(),
    height: t.int(),
    framesPerSecond: t.int({ required: false }),
    droppedFrames: t.int(),
    isVisible: t.boolean(),
    build: t.string(),
  }),
});

const KnownSignResult = itemRoot('KnownSignResult', KnownSignType);
const WidgetSessionResult = itemRoot('WidgetSessionResult', WidgetSessionType);

builder.mutationFields((t) => ({
  widgetSign: t.field({
    type: KnownSignResult,
    description: 'The overlay of a key is still there.',
    args: {
      key: t.arg.string(),
      copy: t.arg({ type: OverlayCopyInput, required: false }),
      build: t.arg.string({ required: false, description: 'Of the server that took the sign.' }),
    },
    resolve: (_root, args, context) =>
      answerItem(() => widgetSign(context, parsePayload(widgetSignPayload, given(args)))),
  }),
  widgetSession: t.field({
    type: WidgetSessionResult,
    description: 'Exchanges a widget key for what it shows and a read-only token.',
    args: { key: t.arg.string() },
    resolve: (_root, args, context) =>
      answerItem(() => widgetSession(context, parsePayload(widgetKeyPayload, args))),
  }),
}));

interface Given<Copy> {
  key: string;
  copy?: Copy | null | undefined;
  build?: string | null | undefined;
}

/** Without the arguments that were left out: GraphQL hands them on as null. */
function given<Copy>({ key, copy, build }: Given<Copy>) {
  return { key, ...(copy && { copy }), ...(build != null && { build }) };
}
