import { answerItem, answerList, builder } from '@/backend/platform/server/builder';
import { parsePayload } from '@/backend/platform/server/parsePayload';
import {
  answerQuestionPayload,
  askQuestionPayload,
  changeServiceStatePayload,
  createServicePayload,
  editServicePayload,
  hideQuestionPayload,
  myQuestionsPayload,
  myServicesPayload,
  serviceIdPayload,
} from '@/lib/shared/experiences/service';
import {
  answerQuestion,
  askQuestion,
  changeServiceState,
  createService,
  editService,
  hideQuestion,
  myQuestionsPage,
  myServicesPage,
  serviceEdit,
} from '@/backend/experiences/service';
import {
  EditList,
  EditResult,
  ServiceActionType,
  SettingsInput,
  TemplateType,
} from './editTypesGraph';
import { AskedResult, OwnServiceList, ServiceKindType, WaitingList } from './typesGraph';

builder.queryFields((t) => ({
  serviceEdit: t.field({
    type: EditList,
    args: { serviceId: t.arg.id() },
    resolve: (_root, args, context) =>
      answerList(async () => ({
        items: [await serviceEdit(context, parsePayload(serviceIdPayload, args))],
      })),
  }),
  myServices: t.field({
    type: OwnServiceList,
    args: { isArchived: t.arg.boolean(), cursor: t.arg.string({ required: false }) },
    resolve: (_root, args, context) =>
      answerList(() => myServicesPage(context, parsePayload(myServicesPayload, args))),
  }),
  myQuestions: t.field({
    type: WaitingList,
    description: 'What fans asked and nobody answered yet.',
    args: { cursor: t.arg.string({ required: false }) },
    resolve: (_root, args, context) =>
      answerList(() => myQuestionsPage(context, parsePayload(myQuestionsPayload, args))),
  }),
}));

builder.mutationFields((t) => ({
  createService: t.field({
    type: EditResult,
    args: {
      template: t.arg({ type: TemplateType }),
      kind: t.arg({ type: ServiceKindType }),
      requestKey: t.arg.string(),
    },
    resolve: (_root, args, context) =>
      answerItem(() => createService(context, parsePayload(createServicePayload, args))),
  }),
  editService: t.field({
    type: EditResult,
    args: {
      serviceId: t.arg.id(),
      version: t.arg.int(),
      settings: t.arg({ type: SettingsInput }),
    },
    resolve: (_root, args, context) =>
      answerItem(() => editService(context, parsePayload(editServicePayload, args))),
  }),
  changeServiceState: t.field({
    type: EditResult,
    args: { serviceId: t.arg.id(), action: t.arg({ type: ServiceActionType }) },
    resolve: (_root, args, context) =>
      answerItem(() => changeServiceState(context, parsePayload(changeServiceStatePayload, args))),
  }),
  askQuestion: t.field({
    type: AskedResult,
    args: { serviceId: t.arg.id(), text: t.arg.string(), requestKey: t.arg.string() },
    resolve: (_root, args, context) =>
      answerItem(() => askQuestion(context, parsePayload(askQuestionPayload, args))),
  }),
  answerQuestion: t.field({
    type: AskedResult,
    args: { questionId: t.arg.id(), answer: t.arg.string() },
    resolve: (_root, args, context) =>
      answerItem(() => answerQuestion(context, parsePayload(answerQuestionPayload, args))),
  }),
  hideQuestion: t.field({
    type: AskedResult,
    args: { questionId: t.arg.id(), isHidden: t.arg.boolean() },
    resolve: (_root, args, context) =>
      answerItem(() => hideQuestion(context, parsePayload(hideQuestionPayload, args))),
  }),
}));
