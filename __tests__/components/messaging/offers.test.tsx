import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMessage, anOpened, CONVERSATION } from '@/__tests__/support/chatFactories';
import {
  answers,
  answerSends,
  beginAnew,
  call,
  field,
  log,
  press,
  sent,
  showAsHost,
  showOpen,
} from '@/__tests__/support/chatStage';
import { aServiceCard } from '@/__tests__/support/shownServices';
import type { Offer } from '@/lib/shared/offers/offer';

jest.mock('@/lib/secureql/browser/client', () => ({
  callSecureql: jest.fn(),
  sendPhoto: jest.fn(),
}));

const anOffer = (change: Partial<Offer> = {}): Offer => ({
  ...{ id: 'offer-1', serviceId: 'service-1', title: 'Clip review', name: 'Two clips' },
  ...{ included: ['Music'], kind: 'DELIVERY', price: 2500, currency: 'EUR', minutes: null },
  ...{ days: 2, until: '2099-01-01T12:00:00.000Z', state: 'OPEN', isOwn: false },
  ...change,
});

/** A conversation in which an offer stands. */
function withOffer(change: Partial<Offer> = {}) {
  const items = [aMessage(1), aMessage(2, { body: 'Two clips', offerId: 'offer-1' })];
  answers['offers/get-offers/'] = () => ({
    conversationOffers: { error: null, items: [anOffer(change)] },
  });
  return anOpened({ messages: { items, before: null, after: null } });
}

beforeEach(beginAnew);

test('an offer stands in its message, with the way to its checkout', async () => {
  await showOpen(withOffer());
  const card = within(log());
  expect(await card.findByRole('heading', { name: 'Two clips' })).toBeVisible();
  expect(card.getByText('in 2 days')).toBeVisible();
  expect(card.getByRole('link', { name: 'Buy for €25.00' })).toHaveAttribute(
    'href',
    '/experiences/service-1/offer-1/checkout',
  );
});

test.each([
  ['BOUGHT', 'Bought'],
  ['EXPIRED', 'Expired'],
  ['WITHDRAWN', 'Withdrawn'],
] as const)('one that is %s says so and leads nowhere', async (state, words) => {
  await showOpen(withOffer({ state }));
  expect(await within(log()).findByText(words)).toBeVisible();
  expect(within(log()).queryByRole('link', { name: /^Buy for/ })).toBeNull();
});

test('who sent it takes it back', async () => {
  answers['offers/withdraw/'] = () => ({
    withdrawOffer: { error: null, item: anOffer({ isOwn: true, state: 'WITHDRAWN' }) },
  });
  await showAsHost(withOffer({ isOwn: true }));
  await userEvent.click(await within(log()).findByRole('button', { name: 'Withdraw' }));
  expect(await within(log()).findByText('Withdrawn')).toBeVisible();
});

test('a creator makes one of what they sell; a fan has no such button', async () => {
  const { unmount } = await showOpen();
  expect(screen.queryByRole('button', { name: /^Add an offer/ })).toBeNull();
  unmount();
  const services = [{ ...aServiceCard({ kind: 'DELIVERY', days: 3 }), orderCount: 0 }];
  answers['services/my-services/'] = () => ({ myServices: { error: null, items: services } });
  answers['offers/send/'] = () => ({ sendOffer: { error: null, item: anOffer({ isOwn: true }) } });
  await showAsHost();
  await press(/^Add an offer/);
  await press('Send an offer');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(await dialog.findByRole('textbox', { name: 'Name' }), 'Two clips');
  await userEvent.type(dialog.getByRole('textbox', { name: /^What’s included/ }), 'Music');
  await userEvent.type(dialog.getByRole('textbox', { name: /^Price/ }), '25');
  await userEvent.click(dialog.getByRole('button', { name: 'Send the offer' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const offers = call.mock.calls.filter(([path]) => path === 'offers/send/');
  expect(offers.map(([, payload]) => payload)).toMatchObject([
    {
      ...{ conversationId: CONVERSATION, serviceId: services[0]?.id, name: 'Two clips' },
      ...{ included: ['Music'], minutes: null, days: 3, price: 2500, validDays: 7 },
    },
  ]);
});

test('only what is made for one person can be offered', async () => {
  const kinds = ['INSTANT', 'QUEUE', 'SESSION', 'DELIVERY'] as const;
  const services = kinds.map((kind) => ({
    ...aServiceCard({ kind, id: kind, title: `A ${kind}` }),
    orderCount: 0,
  }));
  answers['services/my-services/'] = () => ({ myServices: { error: null, items: services } });
  await showAsHost();
  await press(/^Add an offer/);
  await press('Send an offer');
  const choice = await screen.findByRole('combobox', { name: 'Based on' });
  const offered = within(choice)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(offered).toEqual(['A SESSION', 'A DELIVERY']);
});

test('what a creator sells could not be read: they are told, and try again', async () => {
  answers['services/my-services/'] = () => ({ myServices: { error: 'internal', items: [] } });
  await showAsHost();
  await press(/^Add an offer/);
  await press('Send an offer');
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('alert')).toBeVisible();
  expect(dialog.queryByRole('link', { name: 'Create an experience' })).toBeNull();
  answers['services/my-services/'] = () => ({ myServices: { error: null, items: [] } });
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByRole('link', { name: 'Create an experience' })).toBeVisible();
});

describe('saved replies', () => {
  const replies = [
    { id: 'one', name: 'hours', body: 'I play in the evening.' },
    { id: 'two', name: 'thanks', body: 'Thank you!' },
  ];

  test('are found after a slash, and Enter takes the first', async () => {
    answerSends();
    answers['messaging/get-saved-replies/'] = () => ({
      savedReplies: { error: null, items: replies },
    });
    await showAsHost();
    await userEvent.type(field(), '/th');
    expect(await screen.findByRole('button', { name: /^thanks/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^hours/ })).toBeNull();
    await userEvent.keyboard('{Enter}');
    expect(field()).toHaveValue('Thank you!');
    expect(sent()).toHaveLength(0);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  test('what is written becomes one, and each goes in or is deleted', async () => {
    answers['messaging/save-reply/'] = () => ({
      saveReply: { error: null, item: { id: 'new', name: 'hi', body: 'Hello you' } },
    });
    answers['messaging/delete-reply/'] = () => ({ deleteReply: { error: null, item: null } });
    await showAsHost();
    await userEvent.type(field(), 'Hello you');
    await press(/^Add an offer/);
    await press('Saved replies');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('textbox', { name: 'Text' })).toHaveValue('Hello you');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'hi');
    await userEvent.click(dialog.getByRole('button', { name: 'Save reply' }));
    expect(await dialog.findByRole('heading', { name: 'hi' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /^Insert ?: hi$/ }));
    expect(field()).toHaveValue('Hello you\nHello you');
    await press(/^Add an offer/);
    await press('Saved replies');
    await userEvent.click(await screen.findByRole('button', { name: /^Delete ?: hi$/ }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'hi' })).toBeNull());
  });
});
