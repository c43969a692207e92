import { answerItem, builder, itemRoot, namedType } from '@/backend/platform/server/builder';
import { parsePayload } from '@/backend/platform/server/parsePayload';
import { myRehearsal, rehearse, type OverlaySession } from '@/backend/widgets/service';
import { REHEARSAL_ACTS, rehearsePayload, type Rehearsal } from '@/lib/shared/widgets/rehearsal';

const RehearsalType = builder.objectRef<Rehearsal>('Rehearsal').implement({
  description: 'A scripted show that overlays play. The script is code.',
  fields: (t) => ({
    ranMs: t.exposeInt('ranMs', { description: 'How far it was at `since`, in ms of the script.' }),
    since: t.exposeString('since', { nullable: true, description: 'Null: it is paused.' }),
    pace: t.exposeInt('pace'),
  }),
});

const RehearsalState = builder
  .objectRef<{ rehearsal: Rehearsal | null }>('RehearsalState')
  .implement({
    fields: (t) => ({ rehearsal: t.expose('rehearsal', { type: RehearsalType, nullable: true }) }),
  });

const RehearsalStateResult = itemRoot('RehearsalStateResult', RehearsalState);
const RehearsalActType = builder.enumType('RehearsalAct', { values: REHEARSAL_ACTS });

builder.objectField(namedType<OverlaySession>('WidgetSession'), 'rehearsal', (t) =>
  t.expose('rehearsal', {
    type: RehearsalType,
    nullable: true,
    description: 'What is played instead of what is live.',
  }),
);

builder.objectField(
  namedType<{ rehearsal?: Rehearsal | null }>('OverlaySignList'),
  'rehearsal',
  (t) =>
    t.field({
      type: RehearsalType,
      nullable: true,
      description: 'What the consoles of the creator play meanwhile.',
      resolve: ({ rehearsal }) => rehearsal ?? null,
    }),
);

builder.queryField('getRehearsal', (t) =>
  t.field({
    type: RehearsalStateResult,
    description: "What the caller's overlays rehearse.",
    resolve: (_root, _args, context) =>
      answerItem(async () => ({ rehearsal: await myRehearsal(context) })),
  }),
);

builder.mutationField('rehearse', (t) =>
  t.field({
    type: RehearsalStateResult,
    description: 'Starts, pauses or stops the scripted show. Nothing of it is stored.',
    args: { act: t.arg({ type: RehearsalActType }), pace: t.arg.int() },
    resolve: (_root, args, context) =>
      answerItem(async () => ({
        rehearsal: await rehearse(context, parsePayload(rehearsePayload, args)),
      })),
  }),
);
