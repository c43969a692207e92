import { answerItem, builder, itemRoot } from '@/backend/platform/server/builder';
import { parsePayload } from '@/backend/platform/server/parsePayload';
import { removeFilePayload } from '@/lib/shared/files/filePayloads';
import type { OrderFile } from '@/lib/shared/files/files';
import { removeFile } from './service';

const OrderFileType = builder.objectRef<OrderFile>('OrderFile').implement({
  description: 'A file of an order, fetched at `/api/files/{id}`.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    bytes: t.exposeInt('bytes'),
    contentType: t.exposeString('contentType'),
  }),
});

const FileResult = itemRoot('OrderFileResult', OrderFileType);

builder.mutationField('removeFile', (t) =>
  t.field({
    type: FileResult,
    args: { fileId: t.arg.id() },
    resolve: (_root, args, context) =>
      answerItem(() => removeFile(context, parsePayload(removeFilePayload, args).fileId)),
  }),
);
