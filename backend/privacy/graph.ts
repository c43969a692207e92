import type { CurrentUser } from '@/backend/accounts/service';
import {
  answerItem,
  builder,
  itemRoot,
  namedType,
  type ItemAnswer,
} from '@/backend/platform/server/builder';
import { parsePayload } from '@/backend/platform/server/parsePayload';
import { deleteAccountPayload } from '@/lib/shared/accounts/personal';
import { deleteAccount, exportMyData, takeOverAccount } from './service';

const MyDataType = builder.objectRef<{ fileName: string; json: string }>('MyData').implement({
  fields: (t) => ({ fileName: t.exposeString('fileName'), json: t.exposeString('json') }),
});

const DeletedAccountType = builder
  .objectRef<{ isDeleted: boolean }>('DeletedAccount')
  .implement({ fields: (t) => ({ isDeleted: t.exposeBoolean('isDeleted') }) });

const MyDataResult = itemRoot('MyDataResult', MyDataType);
const SessionResult = namedType<ItemAnswer<CurrentUser>>('SessionResult');
const DeletedAccountResult = itemRoot('DeletedAccountResult', DeletedAccountType);

builder.queryField('exportMyData', (t) =>
  t.field({
    type: MyDataResult,
    description: 'Everything stored about the caller, as the text of a JSON file.',
    resolve: (_root, _args, context) => answerItem(() => exportMyData(context)),
  }),
);

builder.mutationFields((t) => ({
  deleteAccount: t.field({
    type: DeletedAccountResult,
    args: { confirmation: t.arg.string() },
    resolve: (_root, args, context) =>
      answerItem(async () => {
        await deleteAccount(context, parsePayload(deleteAccountPayload, args));
        context.setSession('clear');
        return { isDeleted: true };
      }),
  }),
  takeOverAccount: t.field({
    type: SessionResult,
    args: { token: t.arg.string() },
    resolve: (_root, args, context) =>
      answerItem(async () => {
        const { user, session } = await takeOverAccount(context, args);
        const { token, expiresAt } = session;
        context.setSession({ token, expiresAt });
        return user;
      }),
  }),
}));
