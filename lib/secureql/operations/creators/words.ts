import { graphql } from '@/lib/secureql/graphql';
import { defineOperation, noPayload } from '@/lib/secureql/operation';
import { saveWordsPayload } from '@/lib/shared/creators/words';

/** What must not stand in names and answers at the caller's tools. */
const myWords = defineOperation({
  path: 'creators/get-words/',
  access: 'creator',
  payload: noPayload,
  document: graphql(`
    query MyWords {
      myWords {
        error
        item {
          words
        }
      }
    }
  `),
});

/** Replaces that list. */
const saveWords = defineOperation({
  path: 'creators/save-words/',
  access: 'creator',
  limit: 'save',
  payload: saveWordsPayload,
  document: graphql(`
    mutation SaveWords($words: [String!]!) {
      saveWords(words: $words) {
        error
        item {
          words
        }
      }
    }
  `),
});

/** Every call about a creator's refused words. */
export const wordCalls = [myWords, saveWords] as const;
