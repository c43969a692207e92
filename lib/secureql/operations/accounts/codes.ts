import { graphql } from '@/lib/secureql/graphql';
import { defineOperation } from '@/lib/secureql/operation';
import {
  addEmailPayload,
  checkNamePayload,
  logInWithCodePayload,
  requestCodePayload,
} from '@/lib/shared/accounts/quick';
import { currentUser } from './accounts';

/** Whether a name's handle is free, and the nearest one that is. */
const checkName = defineOperation({
  path: 'accounts/check-name/',
  access: 'public',
  limit: 'handleCheck',
  payload: checkNamePayload,
  document: graphql(`
    query CheckName($name: String!) {
      checkName(name: $name) {
        error
        item {
          isFree
          suggestion
        }
      }
    }
  `),
});

/** Mails a one-time code; the same answer for every e-mail. */
const requestCode = defineOperation({
  path: 'accounts/request-code/',
  access: 'public',
  limit: 'code',
  marksBrowser: true,
  payload: requestCodePayload,
  document: graphql(`
    mutation RequestCode($email: String!, $locale: String) {
      requestCode(email: $email, locale: $locale) {
        error
        item {
          sentTo
          length
        }
      }
    }
  `),
});

/** Logs in with a mailed code; an e-mail that nobody has gets an account. */
const logInWithCode = defineOperation({
  path: 'accounts/log-in-with-code/',
  access: 'public',
  limit: 'linkTry',
  marksBrowser: true,
  payload: logInWithCodePayload,
  document: graphql(
    `
      mutation LogInWithCode($email: String!, $code: String!, $handle: String, $locale: String) {
        logInWithCode(email: $email, code: $code, handle: $handle, locale: $locale) {
          error
          item {
            ...CurrentUserFields
          }
        }
      }
    `,
    [currentUser],
  ),
});

/** Gives a quick account an e-mail by a mailed code; `auth.email_elsewhere`: log in with it instead. */
const addEmail = defineOperation({
  path: 'accounts/add-email/',
  access: 'member',
  limit: 'linkTry',
  marksBrowser: true,
  payload: addEmailPayload,
  document: graphql(
    `
      mutation AddEmail($email: String!, $code: String!) {
        addEmail(email: $email, code: $code) {
          error
          item {
            ...CurrentUserFields
          }
        }
      }
    `,
    [currentUser],
  ),
});

/** Every call about names and codes of people who may have no account yet. */
export const codeCalls = [addEmail, checkName, logInWithCode, requestCode] as const;
