import type { PageAnswer } from '@/backend/platform/server/sandboxDoor';
import type {
  OnboardingInput,
  OnboardingStep,
  OnboardingView,
} from '@/backend/emulators/stripe/actions';
import type { Desk, Visit } from '@/backend/emulators/stripe/pages/desk';
import { messageAnswer } from '@/backend/emulators/stripe/pages/look/messagePage';
import { readerOf } from '@/backend/emulators/stripe/pages/look/shell';
import { ownPath } from '@/backend/emulators/stripe/pages/ownPath';
import { accountEnding } from './bankStep';
import { onboardingPage } from './onboardingPage';

/** Opens a link once, then shows and takes the steps that are still to do. */
export function visitOnboarding({ actions }: Desk, { request, id }: Visit): PageAnswer {
  const reader = readerOf(request);
  const opened = actions.openOnboarding(id);
  if (opened === null) return messageAnswer(404, 'gone', reader);
  if ('redirect' in opened) return { redirect: ownPath(opened.redirect) };
  const { view } = opened;
  const address = `/dev/stripe/onboarding/${id}`;
  const { form, query } = request;
  if (form === null) {
    const state = query.has('later') && view.step !== 'DONE' ? 'LATER' : view.step;
    const entered = filledBank(view, query.get('account'));
    return { status: 200, html: onboardingPage({ view, state, entered, wrong: null }, reader) };
  }
  if (form.get('do') === 'later') return { redirect: `${address}?later=1` };
  const step = stepOf(form);
  if (step === null) return { redirect: address };
  const outcome = actions.submitOnboarding(id, inputOf(step, form));
  if (outcome.result === 'INVALID') {
    const sheet = { view, state: step, entered: form, wrong: outcome.field };
    return { status: 422, html: onboardingPage(sheet, reader) };
  }
  // Gone: opening the link again says where to go.
  return { redirect: address };
}

const STEPS: readonly OnboardingStep[] = ['COUNTRY', 'PERSON', 'BANK'];

function stepOf(form: URLSearchParams): OnboardingStep | null {
  return STEPS.find((step) => step === form.get('step')) ?? null;
}

function inputOf(step: OnboardingStep, form: URLSearchParams): OnboardingInput {
  const typed = (name: string) => (form.get(name) ?? '').trim().slice(0, 200);
  switch (step) {
    case 'COUNTRY':
      return { step, businessType: typed('kind') === 'company' ? 'company' : 'individual' };
    case 'PERSON': {
      const { firstName, lastName } = {
        firstName: typed('firstName'),
        lastName: typed('lastName'),
      };
      const [year, month, day] = ['year', 'month', 'day'].map(typed);
      const birthDate = [year, month?.padStart(2, '0'), day?.padStart(2, '0')].join('-');
      const parts = ['street', 'postcode', 'town'].map(typed);
      const address = parts.includes('') ? '' : parts.join(', ');
      return { step, firstName, lastName, birthDate, address };
    }
    case 'BANK':
      return { step, number: typed('number').replace(/\s/g, ''), holder: typed('holder') };
  }
}

/** What one press on a test account fills in. */
function filledBank({ account }: OnboardingView, ending: string | null): URLSearchParams {
  const number = accountEnding(ending, account.country);
  return new URLSearchParams(number === null ? {} : { number });
}
