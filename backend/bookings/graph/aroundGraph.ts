import {
  answerItem,
  answerList,
  builder,
  itemRoot,
  listRoot,
  namedInput,
} from '@/backend/platform/server/builder';
import { parsePayload } from '@/backend/platform/server/parsePayload';
import {
  answerQuestionsPayload,
  bookingCalendarPayload,
  bookingIdPayload,
  setMeetingPayload,
  withPersonPayload,
} from '@/lib/shared/bookings/booking';
import {
  answerQuestions,
  answersPage,
  bookingCalendar,
  bookingNumbers,
  bookingsWith,
  setMeeting,
  type BookingNumbers,
  type CalendarView,
} from '@/backend/bookings/service';
import { BookingLineType, BookingList, BookingPageResult, IntakeAnswerType } from './typesGraph';

interface GivenAnswer {
  questionId: string;
  value?: string | null;
  fileId?: string | null;
}

const AnswerInput = namedInput<GivenAnswer>('IntakeAnswerInput');
const AnswerList = listRoot('IntakeAnswerList', IntakeAnswerType);

const NumbersType = builder.objectRef<BookingNumbers>('BookingNumbers').implement({
  description: 'What waits for somebody among their orders, and what comes next.',
  fields: (t) => ({
    needsMe: t.exposeInt('needsMe'),
    comingNext: t.expose('comingNext', { type: BookingLineType, nullable: true }),
  }),
});
const NumbersResult = itemRoot('BookingNumbersResult', NumbersType);

const CalendarType = builder.objectRef<CalendarView>('BookingCalendar').implement({
  description: 'A file for a calendar.',
  fields: (t) => ({ fileName: t.exposeString('fileName'), text: t.exposeString('text') }),
});
const CalendarResult = itemRoot('BookingCalendarResult', CalendarType);

builder.queryFields((t) => ({
  getAnswers: t.field({
    type: AnswerList,
    description: 'The intake questions of an order, with what was answered.',
    args: { bookingId: t.arg.id() },
    resolve: (_root, args, context) =>
      answerList(async () => ({
        items: await answersPage(context, parsePayload(bookingIdPayload, args)),
      })),
  }),
  bookingsWithPerson: t.field({
    type: BookingList,
    description: 'The newest orders between the caller and somebody.',
    args: { userId: t.arg.id() },
    resolve: (_root, args, context) =>
      answerList(() => bookingsWith(context, parsePayload(withPersonPayload, args))),
  }),
  bookingNumbers: t.field({
    type: NumbersResult,
    resolve: (_root, _args, context) => answerItem(() => bookingNumbers(context)),
  }),
  bookingCalendar: t.field({
    type: CalendarResult,
    args: { bookingId: t.arg.id(), locale: t.arg.string() },
    resolve: (_root, args, context) =>
      answerItem(() => bookingCalendar(context, parsePayload(bookingCalendarPayload, args))),
  }),
}));

builder.mutationFields((t) => ({
  setMeeting: t.field({
    type: BookingPageResult,
    description: 'Says where the two meet, or takes it back.',
    args: {
      bookingId: t.arg.id(),
      version: t.arg.int(),
      meeting: t.arg.string({ required: false }),
    },
    resolve: (_root, args, context) =>
      answerItem(() => setMeeting(context, parsePayload(setMeetingPayload, args))),
  }),
  answerQuestions: t.field({
    type: BookingPageResult,
    description: 'Answers what is asked after the payment.',
    args: {
      bookingId: t.arg.id(),
      version: t.arg.int(),
      answers: t.arg({ type: [AnswerInput] }),
    },
    resolve: (_root, args, context) =>
      answerItem(() => answerQuestions(context, parsePayload(answerQuestionsPayload, args))),
  }),
}));
