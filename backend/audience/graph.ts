import { myWords, saveWords, type WordList } from '@/backend/audience/service';
import { answerItem, builder, itemRoot } from '@/backend/platform/server/builder';
import { parsePayload } from '@/backend/platform/server/parsePayload';
import { saveWordsPayload } from '@/lib/shared/creators/words';

const WordListType = builder.objectRef<WordList>('WordList').implement({
  description: "What must not stand in names and answers at the caller's tools.",
  fields: (t) => ({ words: t.exposeStringList('words') }),
});

const WordListResult = itemRoot('WordListResult', WordListType);

builder.queryField('myWords', (t) =>
  t.field({
    type: WordListResult,
    resolve: (_root, _args, context) => answerItem(() => myWords(context)),
  }),
);

builder.mutationField('saveWords', (t) =>
  t.field({
    type: WordListResult,
    args: { words: t.arg.stringList() },
    resolve: (_root, args, context) =>
      answerItem(() => saveWords(context, parsePayload(saveWordsPayload, args))),
  }),
);
