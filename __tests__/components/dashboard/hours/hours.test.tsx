import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HoursScreen } from '@/components/dashboard/hours/HoursScreen';
import { callSecureql } from '@/lib/secureql/browser/client';
import { SecureqlError } from '@/lib/secureql/browser/secureqlError';
import {
  DEFAULT_AVAILABILITY,
  type AvailabilityView,
  type CalendarBlock,
} from '@/lib/shared/availability/availability';
import { lateParts, renderScreen } from '@/__tests__/support/screen';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));

const call = jest.mocked(callSecureql);

beforeEach(() => {
  // A Wednesday; the clock of the tests is told, and goes on.
  jest.useFakeTimers({ now: new Date('2026-11-25T12:00:00.000Z'), advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

const view = (part: Partial<AvailabilityView> = {}): AvailabilityView => ({
  ...{ ...DEFAULT_AVAILABILITY, timeZone: 'Europe/Berlin', version: 3, isOpen: true },
  weekly: [[], [], [], [], [{ from: 1020, to: 1320 }], [], []],
  nextFreeAt: '2026-11-27T16:00:00.000Z',
  ...part,
});

const booking: CalendarBlock = {
  ...{ id: 'hold', source: 'BOOKING', refId: 'booking', title: 'crateking', isHeld: false },
  ...{ startsAt: '2026-11-27T17:00:00.000Z', endsAt: '2026-11-27T17:45:00.000Z' },
};

async function open(start = view(), blocks: CalendarBlock[] = []) {
  call.mockReset();
  call.mockImplementation((path, payload) =>
    Promise.resolve(
      path === 'availability/get-calendar/'
        ? { calendar: { error: null, items: blocks } }
        : {
            saveAvailability: {
              error: null,
              item: { ...start, ...(payload as { settings: object }).settings, version: 4 },
            },
          },
    ),
  );
  renderScreen(<HoursScreen start={start} />);
  await lateParts();
}

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
// Jsdom knows no width: the week of a broad screen is there, and hidden.
const hidden = true;
const bar = () => screen.findByText(/changed\.$/);

test('the week shows what is open around what is booked, and leads to the booking', async () => {
  await open(view(), [booking]);
  const friday = screen.getByRole('group', { name: /^Friday/, hidden });
  const link = await within(friday).findByRole('link', { name: /Booked: crateking/, hidden });
  expect(link).toHaveAttribute('href', '/orders/booking');
  // Before the booking and after it.
  expect(within(friday).getAllByText('Open')).toHaveLength(2);
  expect(within(friday).getAllByRole('button', { name: /^Open: Friday/, hidden })).toHaveLength(1);
});

test('a change says what becomes of bookings, and can be taken back', async () => {
  await open(view(), [booking]);
  await screen.findAllByText('crateking');
  await user().click(screen.getByRole('switch', { name: 'Fri' }));
  expect(await bar()).toHaveTextContent('Friday changed.');
  expect(screen.getByText('1 booking is outside your hours. It stays.')).toBeVisible();
  await user().click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.queryByText(/changed\.$/)).not.toBeInTheDocument();
});

test('keys move, stretch, open and close hours, and keep the focus on them', async () => {
  await open();
  const press = user();
  const hours = screen.getByRole('button', { name: /^Open: Friday/, hidden });
  hours.focus();
  await press.keyboard('{ArrowDown}');
  expect(await bar()).toHaveTextContent(/Friday 5:15.PM–10:15.PM changed\./);
  expect(screen.getByRole('button', { name: /^Open: Friday.*5:15/, hidden })).toHaveFocus();
  await press.keyboard('{Shift>}{ArrowUp}{/Shift}');
  expect(await bar()).toHaveTextContent(/Friday 5:15.PM–10:00.PM changed\./);
  await press.keyboard('{ArrowRight}');
  expect(await bar()).toHaveTextContent(/Saturday 5:15.PM–10:00.PM changed\./);
  expect(screen.getByRole('button', { name: /^Open: Saturday/, hidden })).toHaveFocus();
  await press.keyboard('{Delete}');
  expect(screen.queryByRole('button', { name: /^Open:/, hidden })).not.toBeInTheDocument();
  await press.keyboard('{Enter}');
  expect(
    screen.getByRole('button', { name: /^Open: Saturday.*6:00.PM–7:00/, hidden }),
  ).toHaveFocus();
});

test('only that date: the weeks stay as they are', async () => {
  await open();
  const press = user();
  await press.click(screen.getByRole('button', { name: 'This date only', hidden }));
  screen.getByRole('button', { name: /^Open: Friday/, hidden }).focus();
  await press.keyboard('{ArrowDown}');
  await press.click(screen.getByRole('button', { name: 'Save hours' }));
  await waitFor(() => expect(screen.queryByText(/changed\.$/)).not.toBeInTheDocument());
  expect(call).toHaveBeenCalledWith('availability/save-settings/', {
    version: 3,
    settings: expect.objectContaining({
      weekly: view().weekly,
      overrides: [{ date: '2026-11-27', ranges: [{ from: 1035, to: 1335 }] }],
    }),
  });
});

test('saved elsewhere meanwhile: the reason stands there and nothing that was done is lost', async () => {
  await open();
  call.mockRejectedValue(new SecureqlError('availability.version_conflict', 200));
  const press = user();
  await press.selectOptions(screen.getByLabelText('Notice I need'), '1440');
  expect(await bar()).toHaveTextContent('Notice I need changed.');
  await press.click(screen.getByRole('button', { name: 'Save hours' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/another window/);
  expect(screen.getByLabelText('Notice I need')).toHaveValue('1440');
});

test('a week with a day of 23 or 25 hours says which', async () => {
  jest.setSystemTime(new Date('2026-10-22T12:00:00.000Z'));
  await open();
  expect(screen.getByText(/^Sunday.* has 25 hours/)).toBeVisible();
});

test('a row opens hours by two lists, and puts them on every day', async () => {
  await open();
  const press = user();
  await press.click(screen.getByRole('button', { name: /^Change Friday, 5:00/ }));
  await press.selectOptions(screen.getByLabelText('Friday: until'), '1260');
  await press.click(screen.getByRole('button', { name: 'Same every day' }));
  expect(screen.getAllByRole('switch', { checked: true })).toHaveLength(7);
});
