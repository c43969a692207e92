import {
  answerItem,
  answerList,
  builder,
  itemRoot,
  listRoot,
} from '@/backend/platform/server/builder';
import { parsePayload } from '@/backend/platform/server/parsePayload';
import {
  controlKeyPayload,
  controlSecretPayload,
  createControlPayload,
} from '@/lib/shared/hosting/controls';
import { partyIdPayload } from '@/lib/shared/parties/party';
import {
  controlKeys,
  createControlKey,
  pressControl,
  revokeControlKey,
  type ControlKey,
} from '@/backend/widgets/service';

const ControlKeyType = builder.objectRef<ControlKey>('ControlKey').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    action: t.exposeString('action', { description: 'One of those that the tool offers.' }),
    hint: t.exposeString('hint'),
    madeBy: t.exposeString('madeBy', { description: 'Handle of the host it acts for.' }),
    createdAt: t.exposeString('createdAt'),
    lastUsedAt: t.exposeString('lastUsedAt', { nullable: true }),
  }),
});

const CreatedControlKey = builder
  .objectRef<{ id: string; key: string }>('CreatedControlKey')
  .implement({ fields: (t) => ({ id: t.exposeID('id'), key: t.exposeString('key') }) });

const RevokedControlKey = builder
  .objectRef<{ id: string }>('RevokedControlKey')
  .implement({ fields: (t) => ({ id: t.exposeID('id') }) });

const PressedControl = builder
  .objectRef<{ count: number }>('PressedControl')
  .implement({ fields: (t) => ({ count: t.exposeInt('count') }) });

const ControlKeyList = listRoot('ControlKeyList', ControlKeyType);
const CreatedControlKeyResult = itemRoot('CreatedControlKeyResult', CreatedControlKey);
const RevokedControlKeyResult = itemRoot('RevokedControlKeyResult', RevokedControlKey);
const PressedControlResult = itemRoot('PressedControlResult', PressedControl);

builder.queryFields((t) => ({
  controlKeys: t.field({
    type: ControlKeyList,
    args: { partyID: t.arg.id() },
    resolve: (_root, args, context) =>
      answerList(async () => {
        const { partyID: toolId } = parsePayload(partyIdPayload, args);
        return { items: await controlKeys(context, { toolId }) };
      }),
  }),
}));

builder.mutationFields((t) => ({
  createControlKey: t.field({
    type: CreatedControlKeyResult,
    args: { partyID: t.arg.id(), action: t.arg.string() },
    resolve: (_root, args, context) =>
      answerItem(() => {
        const { partyID: toolId, action } = parsePayload(createControlPayload, args);
        return createControlKey(context, { toolId, action });
      }),
  }),
  revokeControlKey: t.field({
    type: RevokedControlKeyResult,
    args: { keyId: t.arg.id() },
    resolve: (_root, args, context) =>
      answerItem(() => revokeControlKey(context, parsePayload(controlKeyPayload, args))),
  }),
  pressControl: t.field({
    type: PressedControlResult,
    description: 'Does what a control address is for; its key is the proof.',
    args: { key: t.arg.string() },
    resolve: (_root, args, context) =>
      answerItem(() => pressControl(context, parsePayload(controlSecretPayload, args))),
  }),
}));
