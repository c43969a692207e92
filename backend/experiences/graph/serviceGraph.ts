import { answerList, builder, namedType } from '@/backend/platform/server/builder';
import { parsePayload } from '@/backend/platform/server/parsePayload';
import {
  checkoutServicePayload,
  searchPayload,
  serviceIdPayload,
  serviceQuestionsPayload,
  userServicesPayload,
} from '@/lib/shared/experiences/service';
import {
  checkoutService,
  searchServices,
  servicePage,
  serviceQuestionsPage,
  servicesInCategory,
  userServicesPage,
} from '@/backend/experiences/service';
import { FiltersInput } from './editTypesGraph';
import { CardList, CheckoutList, FoundList, QuestionList, ServicePageList } from './typesGraph';

builder.queryFields((t) => ({
  services: t.field({
    type: ServicePageList,
    args: { serviceId: t.arg.id() },
    resolve: (_root, args, context) =>
      answerList(async () => ({
        items: [await servicePage(context, parsePayload(serviceIdPayload, args))],
      })),
  }),
  checkoutServices: t.field({
    type: CheckoutList,
    args: { serviceId: t.arg.id(), serviceTierId: t.arg.id() },
    resolve: (_root, args, context) =>
      answerList(async () => ({
        items: [await checkoutService(context, parsePayload(checkoutServicePayload, args))],
      })),
  }),
  userServices: t.field({
    type: CardList,
    args: { handle: t.arg.string(), cursor: t.arg.string({ required: false }) },
    resolve: (_root, args, context) =>
      answerList(() => userServicesPage(context, parsePayload(userServicesPayload, args))),
  }),
  searchServices: t.field({
    type: FoundList,
    args: {
      filters: t.arg({ type: FiltersInput }),
      exactly: t.arg.boolean(),
      cursor: t.arg.string({ required: false }),
    },
    resolve: (_root, args, context) =>
      answerList(() => searchServices(context, parsePayload(searchPayload, args))),
  }),
  getQuestions: t.field({
    type: QuestionList,
    description: 'What the creator asks each buyer, then what fans asked in public.',
    args: { serviceId: t.arg.id(), cursor: t.arg.string({ required: false }) },
    resolve: (_root, args, context) =>
      answerList(() => serviceQuestionsPage(context, parsePayload(serviceQuestionsPayload, args))),
  }),
}));

builder.objectField(namedType<{ key: string }>('CategoryCount'), 'services', (t) =>
  t.int({
    description: 'How many services can be found in it.',
    resolve: ({ key }, _args, context) => servicesInCategory(context, key),
  }),
);
