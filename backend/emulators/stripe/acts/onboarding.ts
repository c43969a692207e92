import type {
  OnboardingInput,
  OnboardingStep,
  OnboardingView,
  SandboxActions,
} from '@/backend/emulators/stripe/actions';
import {
  DOCUMENT,
  DUE,
  settleAccount,
  tellUpdated,
} from '@/backend/emulators/stripe/money/accounts';
import type { Account } from '@/backend/emulators/stripe/objects';
import { stripeId } from '@/backend/emulators/stripe/store/ids';
import type { Row } from '@/backend/emulators/stripe/store/rows';
import type { World } from '@/backend/emulators/stripe/world';

type AccountRow = Row<'account'>;
type OnboardingActs = Pick<
  SandboxActions,
  'openOnboarding' | 'submitOnboarding' | 'finishOnboarding'
>;

const STEPS: OnboardingStep[] = ['COUNTRY', 'PERSON', 'BANK'];
const VISIT_SECONDS = 2 * 60 * 60;

/** What each step answers; the person's also answers what is asked for later. */
const answered: Record<OnboardingStep, readonly string[]> = {
  ...DUE,
  PERSON: [...DUE.PERSON, DOCUMENT],
};

export function onboardingActions(world: World): OnboardingActs {
  const { store, clock } = world;

  function visitOf(token: string) {
    const visit = store.find('visit', token)?.object;
    const account = store.find('account', visit?.account ?? '');
    return visit === undefined || account === undefined ? null : { visit, account };
  }

  return {
    openOnboarding(token) {
      const found = visitOf(token);
      if (found === null) return null;
      const { visit, account } = found;
      const isOver = visit.expiresAt <= clock.seconds();
      if (isOver || (visit.isLink && visit.isUsed)) return { redirect: visit.refreshUrl };
      if (!visit.isLink) return { view: viewOf(account, visit.returnUrl) };
      const id = stripeId('visit', 32);
      store.update({ owner: '', seq: 0, hidden: {}, object: visit }, { isUsed: true });
      const expiresAt = clock.seconds() + VISIT_SECONDS;
      store.add({ ...visit, id, isUsed: false, isLink: false, expiresAt });
      return { redirect: `${world.siteOrigin}/dev/stripe/onboarding/${id}` };
    },
    submitOnboarding(token, input) {
      const found = visitOf(token);
      if (found === null || found.visit.isLink || found.visit.expiresAt <= clock.seconds()) {
        return { result: 'GONE' };
      }
      const field = faultOf(input);
      if (field !== null) return { result: 'INVALID', field };
      const account = takeStep(world, found.account, input);
      return { result: 'NEXT', view: viewOf(account, found.visit.returnUrl) };
    },
    finishOnboarding(accountId, bankLast4 = '3704') {
      const account = store.find('account', accountId);
      if (account === undefined) throw new Error(`there is no account ${accountId}`);
      const person = { firstName: 'Nora', lastName: 'Vale', birthDate: '1998-03-14', address: '-' };
      let now = takeStep(world, account, { step: 'COUNTRY', businessType: 'individual' });
      now = takeStep(world, now, { step: 'PERSON', ...person });
      const bank = { number: `DE0000${bankLast4}`, holder: 'Nora Vale' };
      return takeStep(world, now, { step: 'BANK', ...bank }).object;
    },
  };
}

function viewOf({ object }: AccountRow, returnUrl: string): OnboardingView {
  const { currently_due: due } = object.requirements;
  const isOpen = (step: OnboardingStep) => answered[step].some((name) => due.includes(name));
  return {
    account: object,
    step: STEPS.find(isOpen) ?? 'DONE',
    done: STEPS.filter((step) => !isOpen(step)),
    returnUrl,
  };
}

function takeStep(world: World, account: AccountRow, input: OnboardingInput): AccountRow {
  const { object } = account;
  const left = (names: string[]) => names.filter((name) => !answered[input.step].includes(name));
  const filled = world.store.update(
    account,
    {
      ...(input.step === 'COUNTRY' && { business_type: input.businessType }),
      ...(input.step === 'BANK' && { external_accounts: bankOf(object, input) }),
      requirements: {
        ...object.requirements,
        currently_due: left(object.requirements.currently_due),
        eventually_due: left(object.requirements.eventually_due),
        past_due: left(object.requirements.past_due),
      },
    },
    // A new bank account is a new chance for what came back.
    input.step === 'BANK' ? { isPayoutPaused: false } : {},
  );
  return tellUpdated(world, settleAccount(world, filled), object);
}

function bankOf(
  { id, country, default_currency: currency, external_accounts: list }: Account,
  { number, holder }: Extract<OnboardingInput, { step: 'BANK' }>,
): Account['external_accounts'] {
  const bank = {
    id: stripeId('ba'),
    object: 'bank_account',
    account: id,
    country,
    currency,
    last4: number.replace(/\s/g, '').slice(-4),
    account_holder_name: holder,
    default_for_currency: true,
  } as const;
  return { ...list, data: [bank] };
}

function faultOf(input: OnboardingInput): string | null {
  if (input.step === 'COUNTRY') return null;
  if (input.step === 'BANK') {
    if (!/^[A-Z0-9 ]{8,42}$/i.test(input.number.trim())) return 'number';
    return input.holder.trim() === '' ? 'holder' : null;
  }
  const { firstName, lastName, birthDate, address } = input;
  if (firstName.trim() === '') return 'firstName';
  if (lastName.trim() === '') return 'lastName';
  if (Number.isNaN(Date.parse(birthDate))) return 'birthDate';
  return address.trim() === '' ? 'address' : null;
}
