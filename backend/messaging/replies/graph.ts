import {
  answerItem,
  answerList,
  builder,
  itemRoot,
  listRoot,
} from '@/backend/platform/server/builder';
import { parsePayload } from '@/backend/platform/server/parsePayload';
import { deleteReply, savedReplies, saveReply } from '@/backend/messaging/service';
import {
  deleteReplyPayload,
  saveReplyPayload,
  type SavedReply,
} from '@/lib/shared/messaging/replies';

const ReplyType = builder.objectRef<SavedReply>('SavedReply').implement({
  description: 'Words a creator often answers with.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    body: t.exposeString('body'),
  }),
});

const GoneReplyType = builder.objectRef<{ id: string }>('GoneReply').implement({
  fields: (t) => ({ id: t.exposeID('id') }),
});

const ReplyList = listRoot('SavedReplyList', ReplyType);
const ReplyResult = itemRoot('SavedReplyResult', ReplyType);
const GoneReplyResult = itemRoot('GoneReplyResult', GoneReplyType);

builder.queryFields((t) => ({
  savedReplies: t.field({
    type: ReplyList,
    resolve: (_root, _args, context) =>
      answerList(async () => ({ items: await savedReplies(context) })),
  }),
}));

builder.mutationFields((t) => ({
  saveReply: t.field({
    type: ReplyResult,
    args: { name: t.arg.string(), body: t.arg.string() },
    resolve: (_root, args, context) =>
      answerItem(() => saveReply(context, parsePayload(saveReplyPayload, args))),
  }),
  deleteReply: t.field({
    type: GoneReplyResult,
    args: { replyId: t.arg.id() },
    resolve: (_root, args, context) =>
      answerItem(() => deleteReply(context, parsePayload(deleteReplyPayload, args))),
  }),
}));
