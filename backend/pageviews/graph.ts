import { answerItem, builder, itemRoot } from '@/backend/platform/server/builder';
import { parsePayload } from '@/backend/platform/server/parsePayload';
import { pageViewPayload } from '@/lib/shared/creators/pageViews';
import { myPageViews, recordPageView, type PageViews } from './service';

const RecordedPageView = builder
  .objectRef<{ isTaken: boolean }>('RecordedPageView')
  .implement({ fields: (t) => ({ isTaken: t.exposeBoolean('isTaken') }) });

const DayViews = builder
  .objectRef<PageViews['days'][number]>('DayViews')
  .implement({ fields: (t) => ({ day: t.exposeString('day'), views: t.exposeInt('views') }) });

const PathViews = builder.objectRef<PageViews['pages'][number]>('PathViews').implement({
  fields: (t) => ({
    path: t.exposeString('path'),
    title: t.exposeString('title'),
    views: t.exposeInt('views'),
  }),
});

const PageViewsType = builder.objectRef<PageViews>('PageViews').implement({
  fields: (t) => ({
    total: t.exposeInt('total'),
    days: t.field({ type: [DayViews], resolve: ({ days }) => days }),
    pages: t.field({ type: [PathViews], resolve: ({ pages }) => pages }),
  }),
});

const RecordedPageViewResult = itemRoot('RecordedPageViewResult', RecordedPageView);
const PageViewsResult = itemRoot('PageViewsResult', PageViewsType);

builder.queryField('getPageViews', (t) =>
  t.field({
    type: PageViewsResult,
    description: "Views of the caller's pages in the last thirty days.",
    resolve: (_root, _args, context) => answerItem(() => myPageViews(context)),
  }),
);

builder.mutationField('recordPageView', (t) =>
  t.field({
    type: RecordedPageViewResult,
    description: 'Says no word about whether the view was counted.',
    args: { path: t.arg.string() },
    resolve: (_root, args, context) =>
      answerItem(async () => {
        await recordPageView(context, parsePayload(pageViewPayload, args));
        return { isTaken: true };
      }),
  }),
);
