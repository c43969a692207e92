import { graphql } from '@/lib/secureql/graphql';
import { defineOperation } from '@/lib/secureql/operation';
import {
  answerQuestionPayload,
  askQuestionPayload,
  hideQuestionPayload,
  myQuestionsPayload,
} from '@/lib/shared/experiences/service';
import { publicQuestion } from './fragments';

/** What fans asked and nobody answered yet, the oldest first. */
const myQuestions = defineOperation({
  path: 'services/my-questions/',
  access: 'creator',
  payload: myQuestionsPayload,
  document: graphql(`
    query MyQuestions($cursor: String) {
      myQuestions(cursor: $cursor) {
        error
        items {
          id
          serviceId
          text
          answer
          state
          askedAt
          answeredAt
          isMine
          title
          handle
        }
        cursor
      }
    }
  `),
});

/** Asks in public; nobody but the creator sees it before it is answered. */
const askQuestion = defineOperation({
  path: 'services/ask-question/',
  access: 'member',
  limit: 'question',
  payload: askQuestionPayload,
  document: graphql(
    `
      mutation AskQuestion($serviceId: ID!, $text: String!, $requestKey: String!) {
        askQuestion(serviceId: $serviceId, text: $text, requestKey: $requestKey) {
          error
          item {
            ...PublicQuestionFields
          }
        }
      }
    `,
    [publicQuestion],
  ),
});

/** Answers for everybody; an answered one is answered anew. */
const answerQuestion = defineOperation({
  path: 'services/answer-question/',
  access: 'member',
  limit: 'save',
  payload: answerQuestionPayload,
  document: graphql(
    `
      mutation AnswerQuestion($questionId: ID!, $answer: String!) {
        answerQuestion(questionId: $questionId, answer: $answer) {
          error
          item {
            ...PublicQuestionFields
          }
        }
      }
    `,
    [publicQuestion],
  ),
});

/** Takes a question off the page, or puts it back. */
const hideQuestion = defineOperation({
  path: 'services/hide-question/',
  access: 'member',
  limit: 'save',
  payload: hideQuestionPayload,
  document: graphql(
    `
      mutation HideQuestion($questionId: ID!, $isHidden: Boolean!) {
        hideQuestion(questionId: $questionId, isHidden: $isHidden) {
          error
          item {
            ...PublicQuestionFields
          }
        }
      }
    `,
    [publicQuestion],
  ),
});

/** Questions that fans ask in public. */
export const questionCalls = [myQuestions, askQuestion, answerQuestion, hideQuestion] as const;
