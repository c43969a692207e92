import { graphql } from '@/lib/secureql/graphql';
import { defineOperation, noPayload } from '@/lib/secureql/operation';
import {
  answerQuestionsPayload,
  bookingCalendarPayload,
  bookingIdPayload,
  setMeetingPayload,
  withPersonPayload,
} from '@/lib/shared/bookings/booking';
import { bookingLine, bookingPage, intakeAnswer } from './bookingFragments';

/** The intake questions of an order, with what was answered. */
const answers = defineOperation({
  path: 'get-answered-questions',
  access: 'member',
  payload: bookingIdPayload,
  document: graphql(
    `
      query AnsweredQuestions($bookingId: ID!) {
        getAnswers(bookingId: $bookingId) {
          error
          items {
            ...IntakeAnswerFields
          }
        }
      }
    `,
    [intakeAnswer],
  ),
});

/** Answers what is asked after the payment. */
const answerQuestions = defineOperation({
  path: 'bookings/answer-questions/',
  access: 'member',
  limit: 'save',
  payload: answerQuestionsPayload,
  document: graphql(
    `
      mutation AnswerQuestions($bookingId: ID!, $version: Int!, $answers: [IntakeAnswerInput!]!) {
        answerQuestions(bookingId: $bookingId, version: $version, answers: $answers) {
          error
          item {
            ...BookingPageFields
          }
        }
      }
    `,
    [bookingPage],
  ),
});

/** Says where the two meet. */
const setMeeting = defineOperation({
  path: 'bookings/set-meeting/',
  access: 'member',
  limit: 'save',
  payload: setMeetingPayload,
  document: graphql(
    `
      mutation SetMeeting($bookingId: ID!, $version: Int!, $meeting: String) {
        setMeeting(bookingId: $bookingId, version: $version, meeting: $meeting) {
          error
          item {
            ...BookingPageFields
          }
        }
      }
    `,
    [bookingPage],
  ),
});

/** The newest orders between the caller and somebody, for their conversation. */
const withPerson = defineOperation({
  path: 'bookings/with-person/',
  access: 'member',
  payload: withPersonPayload,
  document: graphql(
    `
      query BookingsWithPerson($userId: ID!) {
        bookingsWithPerson(userId: $userId) {
          error
          items {
            ...BookingLineFields
          }
        }
      }
    `,
    [bookingLine],
  ),
});

/** What waits for the caller among their orders, and what comes next. */
const numbers = defineOperation({
  path: 'bookings/numbers/',
  access: 'member',
  payload: noPayload,
  document: graphql(
    `
      query BookingNumbers {
        bookingNumbers {
          error
          item {
            needsMe
            comingNext {
              ...BookingLineFields
            }
          }
        }
      }
    `,
    [bookingLine],
  ),
});

/** An order as a file for a calendar; the door `/api/calendar/{bookingId}.ics` hands it out. */
const calendar = defineOperation({
  path: 'bookings/get-calendar/',
  access: 'member',
  payload: bookingCalendarPayload,
  document: graphql(`
    query BookingCalendar($bookingId: ID!, $locale: String!) {
      bookingCalendar(bookingId: $bookingId, locale: $locale) {
        error
        item {
          fileName
          text
        }
      }
    }
  `),
});

/** Calls about what stands around an order. */
export const aroundCalls = [
  answers,
  answerQuestions,
  setMeeting,
  withPerson,
  numbers,
  calendar,
] as const;
