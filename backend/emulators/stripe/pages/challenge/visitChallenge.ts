import type { PageAnswer } from '@/backend/platform/server/sandboxDoor';
import type { ChallengeAnswer } from '@/backend/emulators/stripe/actions';
import type { Desk, Visit } from '@/backend/emulators/stripe/pages/desk';
import { messageAnswer } from '@/backend/emulators/stripe/pages/look/messagePage';
import { readerOf } from '@/backend/emulators/stripe/pages/look/shell';
import { ownPath } from '@/backend/emulators/stripe/pages/ownPath';
import { challengePage } from './challengePage';

const ANSWERS: readonly ChallengeAnswer[] = ['YES', 'NO', 'TIMEOUT'];
const CODE = /^\d{6}$/;

/** The bank's question about a card (3-D Secure), and what the visitor says. */
export function visitChallenge({ actions }: Desk, { request, id }: Visit): PageAnswer {
  const view = actions.findChallenge(id);
  const reader = readerOf(request, view?.locale);
  const { form, query } = request;
  if (form !== null) {
    const answer = ANSWERS.find((one) => one === form.get('answer')) ?? 'YES';
    if (answer === 'YES' && !CODE.test((form.get('code') ?? '').replace(/\s/g, ''))) {
      return { redirect: `/dev/stripe/3ds/${id}?wrong=code` };
    }
    const outcome = actions.answerChallenge(id, answer);
    if (outcome !== null) return { redirect: ownPath(outcome.redirect) };
  }
  if (view === null) return messageAnswer(404, 'gone', reader);
  return { status: 200, html: challengePage(view, query.has('wrong'), reader) };
}
