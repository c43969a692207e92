import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCheckout, aHeld, aQuestion, aSlot } from '@/__tests__/support/bookingFactories';
import { aUser } from '@/__tests__/support/partyFactories';
import { lateParts, renderScreen } from '@/__tests__/support/screen';
import { CheckoutScreen } from '@/components/checkout/CheckoutScreen';
import { callSecureql } from '@/lib/secureql/browser/client';
import { dayIn, daysLater } from '@/lib/slots/days';
import type { CheckoutService } from '@/lib/shared/experiences/views';

jest.mock('@/lib/secureql/browser/client', () => ({
  callSecureql: jest.fn(),
  sendFile: jest.fn(),
}));
const call = jest.mocked(callSecureql);
const HOLD = 'bookings/hold/';
const PAY = 'bookings/pay/';

const soon = daysLater(dayIn('UTC', Date.now()), 3);
const SLOTS = [aSlot(soon, 16), aSlot(soon, 19, 30), aSlot(soon, 20, 30)];
const [early, wanted, late] = SLOTS;

function answer(answers: Record<string, unknown> = {}) {
  const all: Record<string, unknown> = {
    'user-availability': { availability: { error: null, items: SLOTS } },
    [HOLD]: { holdBooking: { error: null, item: aHeld({ startsAt: wanted?.startsAt ?? null }) } },
    [PAY]: { payBooking: { error: 'booking.too_many_unpaid', item: null } },
    'accounts/request-code/': {
      requestCode: { error: null, item: { sentTo: 'sam@example.com', length: 6 } },
    },
    'accounts/log-in-with-code/': { logInWithCode: { error: null, item: aUser() } },
    ...answers,
  };
  call.mockImplementation((path) => Promise.resolve(all[path] as never));
}
const sent = (path: string) =>
  call.mock.calls.filter(([called]) => called === path).map(([, payload]) => payload);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

async function show(checkout: CheckoutService = aCheckout(), isFan = true) {
  renderScreen(
    <CheckoutScreen initial={checkout} startsAt={null} />,
    isFan ? { user: aUser({ handle: 'sam' }) } : {},
  );
  await lateParts();
}
const chooseTime = async (name: RegExp | string) => {
  await userEvent.click(await screen.findByRole('radio', { name }));
};

beforeEach(() => {
  call.mockReset();
  sessionStorage.clear();
  localStorage.clear();
  localStorage.setItem('playplus-zone', 'UTC');
  answer();
});

test('a time is taken and held, and the press to pay names the price', async () => {
  await show();
  await chooseTime('7:30 PM');
  await press(/^Take .*7:30 PM$/);
  expect(sent(HOLD)).toMatchObject([
    { startsAt: wanted?.startsAt, timeZone: 'UTC', bookingId: null },
  ]);
  expect(await screen.findByText(/^Held for you/)).toBeVisible();
  await press('Continue');
  expect(screen.getByText(/After that you get half back, €12\.50\./)).toBeVisible();
  expect(screen.getByText(/you get all €25\.00 back/)).toBeVisible();
  await press('Pay €25.00');
  await waitFor(() => expect(sent(PAY)).toHaveLength(1));
  expect(sent(PAY)).toMatchObject([{ shown: 2500, answers: [], note: null }]);
  expect(await screen.findByRole('alert')).toBeVisible();
});

test('the keyboard alone picks a day and a time, and Enter takes it', async () => {
  await show();
  await screen.findByRole('radio', { name: '4:00 PM' });
  const day = screen
    .getAllByRole('button')
    .find((button) => button.getAttribute('data-day') === soon);
  act(() => day?.focus());
  await userEvent.keyboard('{ArrowLeft}{ArrowRight}{PageDown}{PageUp}{Enter}');
  expect(document.activeElement).toBe(day);
  const radio = screen.getByRole('radio', { name: '4:00 PM' });
  act(() => radio.focus());
  await userEvent.keyboard(' {Enter}');
  await waitFor(() => expect(sent(HOLD)).toHaveLength(1));
  expect(sent(HOLD)).toMatchObject([{ startsAt: early?.startsAt }]);
});

test('a time that was just taken offers the three nearest, and what was typed stays', async () => {
  const question = aQuestion();
  const checkout = aCheckout({ questions: [question] });
  await show(checkout);
  await chooseTime('7:30 PM');
  answer({ [HOLD]: { holdBooking: { error: 'availability.taken', item: null } } });
  await press(/^Take/);
  const notice = (await screen.findByText(/was taken a moment ago\.$/)).closest('div');
  expect(notice).toHaveTextContent('Nothing was charged');
  const near = screen.getAllByRole('button', { name: /\d:\d\d PM$/ });
  expect(near).toHaveLength(2);
  await waitFor(() => expect(document.activeElement).toBe(near[0]));
  answer({ [HOLD]: { holdBooking: { error: null, item: aHeld() } } });
  await userEvent.click(near[0] ?? document.body);
  await waitFor(() => expect(sent(HOLD)).toHaveLength(2));
  expect(sent(HOLD)[1]).toMatchObject({ startsAt: late?.startsAt });
});

test('a missing answer is said at its question; a remembered one is filled in', async () => {
  const name = aQuestion();
  const stream = aQuestion({
    ...{ id: '00000000-0000-4000-8000-000000000008', text: 'OK to be on stream?' },
    ...{ kind: 'CHOICE', choices: ['Yes', 'No, just play'] },
  });
  const checkout = aCheckout({
    questions: [name, stream],
    answersBefore: [{ questionId: name.id, value: 'samuelity#2210' }],
    service: { kind: 'DELIVERY' },
  });
  await show(checkout);
  // What is made has no free times.
  expect(sent('user-availability')).toEqual([]);
  expect(screen.getByRole('textbox', { name: name.text })).toHaveValue('samuelity#2210');
  expect(screen.getByText('Filled in from your last booking.')).toBeVisible();
  await press('Continue');
  expect(screen.getByText('Nora Vale needs this.')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
  await press('Continue');
  expect(screen.getByText('samuelity#2210')).toBeVisible();
  await press('Pay €25.00');
  await waitFor(() => expect(sent(PAY)).toHaveLength(1));
  expect(sent(HOLD)).toMatchObject([{ startsAt: null }]);
  expect(sent(PAY)).toMatchObject([
    { answers: [{ questionId: name.id, value: 'samuelity#2210' }, { value: 'Yes' }] },
  ]);
});

test('a visitor chooses first, logs in by six digits, and only then something is held', async () => {
  await show(aCheckout(), false);
  await chooseTime('7:30 PM');
  await press(/^Take/);
  expect(sent(HOLD)).toHaveLength(0);
  await userEvent.type(screen.getByRole('textbox', { name: /^Anything else/ }), 'I play support');
  await press('Continue');
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'sam@mail');
  await press('Send me a code');
  expect(screen.getByText('That’s not an email address yet.')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), '.example');
  await press('Send me a code');
  await userEvent.type(await screen.findByLabelText('Code from the email'), '123456');
  await waitFor(() => expect(sent(HOLD)).toHaveLength(1));
  expect(await screen.findByRole('button', { name: 'Pay €25.00' })).toBeVisible();
  expect(screen.getByText('I play support')).toBeVisible();
});

test('a request reserves and asks; who has not confirmed their e-mail is told how', async () => {
  const checkout = aCheckout({ service: { bookingMode: 'CONFIRM', kind: 'DELIVERY' } });
  await show(checkout);
  await press('Continue');
  expect(screen.getByText(/No answer, no charge\.$/)).toBeVisible();
  answer({ [HOLD]: { holdBooking: { error: 'auth.email_needed', item: null } } });
  await press('Reserve €25.00 and ask Nora Vale');
  expect(await screen.findByText('Confirm your email first')).toBeVisible();
});

test('a hold that ran out is offered again', async () => {
  const past = aHeld({ heldUntil: new Date(Date.now() - 1000).toISOString() });
  const kept = { startsAt: wanted?.startsAt, isAnswered: true, held: past };
  sessionStorage.setItem(`playplus-book-${aCheckout().tier.id}`, JSON.stringify(kept));
  await show();
  expect(await screen.findByText('Your hold ran out')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pay €25.00' })).toBeNull();
  await press('Hold it again');
  await waitFor(() => expect(sent(HOLD)).toHaveLength(1));
  expect(await screen.findByRole('button', { name: 'Pay €25.00' })).toBeVisible();
});

test('nobody books themselves', async () => {
  await show(aCheckout({ service: { isOwn: true } }));
  expect(screen.getByText('This one’s yours')).toBeVisible();
});

test('what is sold out says so', async () => {
  await show(aCheckout({ tier: { stockLeft: 0 } }));
  expect(screen.getByText('Sold out')).toBeVisible();
});

describe('a code', () => {
  const APPLY = 'bookings/apply-code/';
  const cheaper = (over = {}) => ({
    applyCode: { error: null, item: aHeld({ amount: 2000, code: 'SUMMER20', ...over }) },
  });

  async function toCode() {
    await show(aCheckout({ service: { kind: 'DELIVERY' } }));
    await press('Continue');
    await press('Have a code?');
    await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), 'summer 20');
  }

  test('is used for what is held, and the page pays what it showed', async () => {
    answer({ [APPLY]: cheaper() });
    await toCode();
    await press('Apply');
    expect(await screen.findByText('SUMMER20: €5.00 off. You pay €20.00.')).toBeVisible();
    expect(sent(HOLD)).toHaveLength(1);
    expect(sent(APPLY)).toEqual([{ bookingId: aHeld().bookingId, code: 'summer 20' }]);
    await press('Pay €20.00');
    await waitFor(() => expect(sent(PAY)).toMatchObject([{ shown: 2000 }]));
    answer({ [APPLY]: cheaper({ amount: 2500, code: null }) });
    await press('Remove it');
    expect(await screen.findByRole('button', { name: 'Pay €25.00' })).toBeVisible();
  });

  test('that does not count says why beside its field, and the price stays', async () => {
    answer({ [APPLY]: { applyCode: { error: 'promo.used', item: null } } });
    await toCode();
    await press('Apply');
    expect(await screen.findByText('You’ve used this code before.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pay €25.00' })).toBeVisible();
  });
});

test('with a deposit the press names it, and the terms say the rest and its day', async () => {
  const far = aSlot(daysLater(dayIn('UTC', Date.now()), 9), 19, 30);
  answer({
    'user-availability': { availability: { error: null, items: [far] } },
    [HOLD]: {
      holdBooking: { error: null, item: aHeld({ startsAt: far.startsAt, deposit: 1250 }) },
    },
  });
  await show(aCheckout({ tier: { hasDeposit: true } }));
  await chooseTime('7:30 PM');
  await press(/^Take .*7:30 PM$/);
  expect(await screen.findByText(/^Held for you/)).toBeVisible();
  await press('Continue');
  expect(screen.getByText('€12.50 now, €12.50 later.')).toBeVisible();
  expect(screen.getByText(/Nora Vale keeps the deposit/)).toBeVisible();
  // Half of the rest, not of the price.
  expect(screen.getByText(/After that you get half back, €6\.25\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pay €12.50 deposit' })).toBeVisible();
});
