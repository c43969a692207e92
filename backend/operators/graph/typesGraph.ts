import { builder, itemRoot, listRoot, namedType } from '@/backend/platform/server/builder';
import type { ReportReason } from '@/lib/shared/messaging/messaging';
import type { Currency } from '@/lib/shared/money/money';
import {
  ACCOUNT_MARKS,
  FOUND_KINDS,
  OPERATOR_ACTS,
  type OperatorCategory,
  type OperatorFeatured,
  type OperatorFound,
  type OperatorLogLine,
  type OperatorPerson,
  type OperatorReport,
  type OperatorReportFile,
  type OperatorState,
  type OperatorSuspension,
  type ReportedMessage,
} from '@/lib/shared/operators/operators';

export const ActType = builder.enumType('OperatorAct', { values: OPERATOR_ACTS });
const MarkType = builder.enumType('AccountMark', { values: ACCOUNT_MARKS });
const KindType = builder.enumType('FoundKind', { values: FOUND_KINDS });

const PersonType = builder.objectRef<OperatorPerson>('OperatorPerson').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    handle: t.exposeString('handle'),
    userType: t.field({
      type: namedType<OperatorPerson['userType']>('UserType'),
      resolve: ({ userType }) => userType,
    }),
  }),
});

const StateType = builder.objectRef<OperatorState>('OperatorState').implement({
  description: 'Where an operator stands, and how much waits.',
  fields: (t) => ({
    handle: t.exposeString('handle'),
    provenUntil: t.exposeString('provenUntil', {
      nullable: true,
      description: 'Null: the second factor is asked for.',
    }),
    openReports: t.exposeInt('openReports'),
    suspensions: t.exposeInt('suspensions'),
    openCases: t.exposeInt('openCases'),
  }),
});

const ReportType = builder.objectRef<OperatorReport>('OperatorReport').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    reason: t.field({
      type: namedType<ReportReason>('ReportReason'),
      resolve: ({ reason }) => reason,
    }),
    note: t.exposeString('note', { nullable: true }),
    isWhole: t.exposeBoolean('isWhole'),
    reporter: t.expose('reporter', { type: PersonType, nullable: true }),
    reported: t.expose('reported', { type: PersonType, nullable: true }),
    createdAt: t.exposeString('createdAt'),
    closedAt: t.exposeString('closedAt', { nullable: true }),
  }),
});

const MessageType = builder.objectRef<ReportedMessage>('ReportedMessage').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    isReporters: t.exposeBoolean('isReporters'),
    body: t.exposeString('body'),
    photoUrl: t.exposeString('photoUrl', { nullable: true }),
    createdAt: t.exposeString('createdAt'),
  }),
});

const ReportFileType = builder.objectRef<OperatorReportFile>('OperatorReportFile').implement({
  description: 'A report with what was reported, and nothing beside it.',
  fields: (t) => ({
    report: t.field({ type: ReportType, resolve: (file) => file }),
    messages: t.expose('messages', { type: [MessageType] }),
    marks: t.expose('marks', { type: [MarkType] }),
  }),
});

const SuspensionType = builder.objectRef<OperatorSuspension>('OperatorSuspension').implement({
  fields: (t) => ({
    creator: t.expose('creator', { type: PersonType }),
    reason: t.exposeString('reason'),
    since: t.exposeString('since'),
    refundAt: t.exposeString('refundAt', { nullable: true }),
    openOrders: t.exposeInt('openOrders'),
  }),
});

const FeaturedType = builder.objectRef<OperatorFeatured>('OperatorFeatured').implement({
  fields: (t) => ({
    creator: t.expose('creator', { type: PersonType }),
    since: t.exposeString('since'),
  }),
});

const CategoryType = builder.objectRef<OperatorCategory>('OperatorCategory').implement({
  fields: (t) => ({ key: t.exposeString('key'), isHidden: t.exposeBoolean('isHidden') }),
});

const LineType = builder.objectRef<OperatorLogLine>('OperatorLogLine').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    act: t.expose('act', { type: ActType }),
    subject: t.exposeString('subject'),
    label: t.exposeString('label', { nullable: true }),
    reason: t.exposeString('reason'),
    by: t.exposeString('by', { nullable: true }),
    at: t.exposeString('at'),
    isUndo: t.exposeBoolean('isUndo'),
    canUndo: t.exposeBoolean('canUndo'),
  }),
});

const FoundType = builder.objectRef<OperatorFound>('OperatorFound').implement({
  fields: (t) => ({
    kind: t.expose('kind', { type: KindType }),
    id: t.exposeID('id'),
    label: t.exposeString('label'),
    state: t.exposeString('state'),
    amount: t.exposeInt('amount', { nullable: true }),
    currency: t.field({
      type: namedType<Currency>('Currency'),
      nullable: true,
      resolve: ({ currency }) => currency,
    }),
    person: t.expose('person', { type: PersonType, nullable: true }),
    marks: t.expose('marks', { type: [MarkType] }),
    path: t.exposeString('path', { nullable: true }),
    at: t.exposeString('at'),
  }),
});

export const OperatorStateResult = itemRoot('OperatorStateResult', StateType);
export const OperatorReportList = listRoot('OperatorReportList', ReportType, { paged: true });
export const OperatorReportResult = itemRoot('OperatorReportResult', ReportFileType);
export const OperatorSuspensionList = listRoot('OperatorSuspensionList', SuspensionType);
export const OperatorFeaturedList = listRoot('OperatorFeaturedList', FeaturedType);
export const OperatorCategoryList = listRoot('OperatorCategoryList', CategoryType);
export const OperatorLogList = listRoot('OperatorLogList', LineType, { paged: true });
export const OperatorFoundList = listRoot('OperatorFoundList', FoundType);
export const OperatorActResult = itemRoot('OperatorActResult', LineType);
