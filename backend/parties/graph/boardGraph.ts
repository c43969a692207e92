import { boardChoice, playBoard, setBoardChoice, type BoardLine } from '@/backend/parties/service';
import {
  answerItem,
  answerList,
  builder,
  itemRoot,
  listRoot,
} from '@/backend/platform/server/builder';
import { parsePayload } from '@/backend/platform/server/parsePayload';
import { boardChoicePayload, boardPayload } from '@/lib/shared/parties/party';
import { BOARD_SPANS } from '@/lib/shared/parties/queueRules';

const BoardLineType = builder.objectRef<BoardLine>('BoardLine').implement({
  description: 'How often a fan played with a creator.',
  fields: (t) => ({
    handle: t.exposeString('handle'),
    profilePhoto: t.exposeString('profilePhoto'),
    count: t.exposeInt('count'),
  }),
});
const BoardChoiceType = builder.objectRef<{ isShown: boolean }>('BoardChoice').implement({
  fields: (t) => ({
    isShown: t.exposeBoolean('isShown', { description: "The caller is on creators' boards." }),
  }),
});
const BoardSpanType = builder.enumType('BoardSpan', { values: BOARD_SPANS });
const BoardList = listRoot('BoardList', BoardLineType);
const BoardChoiceResult = itemRoot('BoardChoiceResult', BoardChoiceType);

builder.queryFields((t) => ({
  playBoard: t.field({
    type: BoardList,
    description: 'The fans who played most with a creator, most first.',
    args: { creatorId: t.arg.id(), span: t.arg({ type: BoardSpanType }) },
    resolve: (_root, args, context) =>
      answerList(async () => ({
        items: await playBoard(context, parsePayload(boardPayload, args)),
      })),
  }),
  boardChoice: t.field({
    type: BoardChoiceResult,
    resolve: (_root, _args, context) => answerItem(() => boardChoice(context)),
  }),
}));

builder.mutationFields((t) => ({
  setBoardChoice: t.field({
    type: BoardChoiceResult,
    args: { isShown: t.arg.boolean() },
    resolve: (_root, args, context) =>
      answerItem(() => setBoardChoice(context, parsePayload(boardChoicePayload, args))),
  }),
}));
