import { answerItem, answerList, builder } from '@/backend/platform/server/builder';
import { parsePayload } from '@/backend/platform/server/parsePayload';
import {
  creatorHandlePayload,
  creatorIdPayload,
  examplesPayload,
  faqsPayload,
  featuredPayload,
  saveExamplesPayload,
  saveFaqsPayload,
  savePagePayload,
} from '@/lib/shared/creators/creators';
import {
  categoryCounts,
  creatorByHandle,
  creatorById,
  examplesPage,
  faqsPage,
  featuredCreators,
  pageSetup,
  saveExamples,
  saveFaqs,
  savePage,
  suggestedCreators,
  type Creator,
} from './service';
import {
  CategoryCountList,
  CreatorExampleList,
  CreatorFaqList,
  CreatorSetupList,
  CreatorSetupResult,
  ExampleInput,
  FaqInput,
  SocialInput,
  UserCreatorList,
  UserCreatorPage,
} from './typesGraph';

/** A list of the one found, or an empty one: a page that is not there is no error. */
const oneOrNone = (creator: Creator | null) => ({ items: creator ? [creator] : [] });

builder.queryFields((t) => ({
  userCreators: t.field({
    type: UserCreatorList,
    args: { handle: t.arg.string() },
    resolve: (_root, args, context) =>
      answerList(async () =>
        oneOrNone(await creatorByHandle(context, parsePayload(creatorHandlePayload, args))),
      ),
  }),
  creatorInfo: t.field({
    type: UserCreatorList,
    args: { creatorId: t.arg.id() },
    resolve: (_root, args, context) =>
      answerList(async () =>
        oneOrNone(await creatorById(context, parsePayload(creatorIdPayload, args))),
      ),
  }),
  featuredCreators: t.field({
    type: UserCreatorPage,
    args: {
      category: t.arg.string({ required: false }),
      cursor: t.arg.string({ required: false }),
    },
    resolve: (_root, args, context) =>
      answerList(() => featuredCreators(context, parsePayload(featuredPayload, args))),
  }),
  suggestedCreators: t.field({
    type: UserCreatorList,
    resolve: (_root, _args, context) =>
      answerList(async () => ({ items: await suggestedCreators(context) })),
  }),
  creatorSetup: t.field({
    type: CreatorSetupList,
    resolve: (_root, _args, context) =>
      answerList(async () => ({ items: [await pageSetup(context)] })),
  }),
  getExamples: t.field({
    type: CreatorExampleList,
    args: { handle: t.arg.string(), cursor: t.arg.string({ required: false }) },
    resolve: (_root, args, context) =>
      answerList(() => examplesPage(context, parsePayload(examplesPayload, args))),
  }),
  getFaqs: t.field({
    type: CreatorFaqList,
    args: { creatorId: t.arg.id(), cursor: t.arg.string({ required: false }) },
    resolve: (_root, args, context) =>
      answerList(() => faqsPage(context, parsePayload(faqsPayload, args))),
  }),
  creatorCategories: t.field({
    type: CategoryCountList,
    resolve: (_root, _args, context) =>
      answerList(async () => ({ items: await categoryCounts(context) })),
  }),
}));

const SavePageInput = builder.inputType('SavePageInput', {
  fields: (t) => ({
    version: t.int(),
    tagline: t.string(),
    bio: t.string(),
    bannerPhoto: t.string({ required: false }),
    socials: t.field({ type: [SocialInput] }),
    categories: t.stringList(),
  }),
});

builder.mutationFields((t) => ({
  savePage: t.field({
    type: CreatorSetupResult,
    args: { input: t.arg({ type: SavePageInput }) },
    resolve: (_root, { input }, context) =>
      answerItem(() =>
        savePage(
          context,
          parsePayload(savePagePayload, { ...input, bannerPhoto: input.bannerPhoto ?? null }),
        ),
      ),
  }),
  saveExamples: t.field({
    type: CreatorSetupResult,
    description: 'All of them, in order.',
    args: { version: t.arg.int(), items: t.arg({ type: [ExampleInput] }) },
    resolve: (_root, { version, items }, context) =>
      answerItem(() =>
        saveExamples(
          context,
          parsePayload(saveExamplesPayload, {
            version,
            items: items.map((item) => ({ ...item, photo: item.photo ?? null })),
          }),
        ),
      ),
  }),
  saveFaqs: t.field({
    type: CreatorSetupResult,
    description: 'All of them, in order.',
    args: { version: t.arg.int(), items: t.arg({ type: [FaqInput] }) },
    resolve: (_root, args, context) =>
      answerItem(() => saveFaqs(context, parsePayload(saveFaqsPayload, args))),
  }),
}));
