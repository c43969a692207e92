import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ExperiencesScreen } from '@/components/dashboard/experiences/ExperiencesScreen';
import { callSecureql } from '@/lib/secureql/browser/client';
import type { Experiences } from '@/lib/page/dashboard/experiences';
import { lateParts, renderScreen } from '@/__tests__/support/screen';
import { aBooking, anEdit } from '@/__tests__/support/serviceFactories';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));

const call = jest.mocked(callSecureql);
const NONE = { error: null, items: [], cursor: null };
const ORDERS = { needsMe: NONE, coming: NONE, withOther: NONE };

type Service = Experiences['services']['items'][number];
const aService = (part: Partial<Service> = {}): Service => ({
  id: 'service-1',
  creatorId: 'nora',
  handle: 'nora',
  creatorName: 'Nora',
  creatorPhoto: null,
  isCreatorLive: false,
  title: 'Play with me',
  summary: null,
  image: null,
  category: 'shooter',
  kind: 'SESSION',
  state: 'PUBLISHED',
  language: 'en',
  priceFrom: 1500,
  currency: 'EUR',
  rating: null,
  ratingCount: 0,
  nextFreeAt: null,
  days: null,
  orderCount: 3,
  favoriteCount: 0,
  openQuestions: 0,
  ...part,
});

function open(part: Partial<Experiences>) {
  call.mockReset();
  call.mockResolvedValue({ payoutOverview: { error: null, item: null } });
  const services = { ...NONE, items: [aService()] };
  renderScreen(
    <ExperiencesScreen
      {...{
        tab: 'orders',
        orders: ORDERS,
        services,
        questions: NONE,
        reviews: NONE,
        promos: [],
        hours: null,
        ...part,
      }}
    />,
  );
}

test('orders stand by what needs the creator first, late ones on top, each with one act', async () => {
  const late = { startsAt: null, dueAt: '2020-01-01T10:00:00.000Z', isLate: true } as const;
  open({
    orders: {
      needsMe: {
        ...NONE,
        items: [
          aBooking({ id: 'asked', state: 'REQUESTED', nextAt: '2019-01-01T10:00:00.000Z' }),
          aBooking({ ...late, id: 'late', title: 'Clip review', kind: 'DELIVERY' }),
        ],
      },
      coming: { ...NONE, items: [aBooking({ id: 'coming' })] },
      withOther: { ...NONE, items: [aBooking({ id: 'sent', state: 'DELIVERED' })] },
    },
  });
  await lateParts();
  const needs = within(screen.getByRole('region', { name: 'Needs you 2' }));
  expect(needs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/orders/late',
    '/orders/asked',
  ]);
  expect(needs.getByRole('link', { name: /^Deliver.*Clip review$/ })).toBeVisible();
  expect(needs.getByText('Delivery is overdue')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Coming up 1' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'With the fan 1' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Orders 2' })).toHaveAttribute('aria-current', 'page');
});

test('what is done is read once it is asked for', async () => {
  open({});
  const past = { bookings: { ...NONE, items: [aBooking({ state: 'COMPLETED' })] } };
  call.mockResolvedValue(past);
  await userEvent.click(screen.getByRole('button', { name: 'Show past orders' }));
  expect(call).toHaveBeenLastCalledWith('get-bookings', { state: 'PAST' });
  expect(await screen.findByRole('region', { name: 'Done 1' })).toBeVisible();
});

test('without anything to sell the way to the first one', async () => {
  open({ services: NONE });
  expect(screen.getByRole('link', { name: 'Offer something' })).toHaveAttribute(
    'href',
    '/experiences/create',
  );
  await lateParts();
});

test('a service is paused from its menu and says so', async () => {
  open({ tab: 'services' });
  expect(screen.getByText('No open slots')).toBeVisible();
  expect(screen.getByText('from €15')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'More for Play with me' }));
  const item = anEdit({ state: 'PAUSED' });
  call.mockResolvedValue({ changeServiceState: { error: null, item } });
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(call).toHaveBeenLastCalledWith('services/change-state/', {
    serviceId: 'service-1',
    action: 'PAUSE',
  });
  expect(await screen.findByText('Paused')).toBeVisible();
});

test('a question of a fan is answered, and leaves the list', async () => {
  const question = {
    id: 'question-1',
    serviceId: 'service-1',
    text: 'Can a friend come along?',
    answer: null,
    state: 'PENDING',
    askedAt: '2026-11-20T18:00:00.000Z',
    answeredAt: null,
    isMine: true,
    title: 'Play with me',
    handle: 'nora',
  } as const;
  open({ tab: 'questions', questions: { ...NONE, items: [question] } });
  call.mockResolvedValue({ answerQuestion: { error: null, item: question } });
  await userEvent.type(screen.getByLabelText('Your answer'), 'Sure, up to two.');
  await userEvent.click(screen.getByRole('button', { name: 'Answer' }));
  expect(call).toHaveBeenLastCalledWith('services/answer-question/', {
    questionId: 'question-1',
    answer: 'Sure, up to two.',
  });
  expect(await screen.findByText('No questions waiting for you.')).toBeVisible();
});
