import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aNight } from '@/__tests__/support/aNight';
import { openConsole } from '@/__tests__/support/consoleStage';
import { aConsole } from '@/__tests__/support/partyFactories';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));

const over: Parameters<typeof aConsole>[0] = {
  state: 'ENDED',
  waiting: [],
  memberCount: 0,
  roundNo: 6,
  playedCount: 24,
};

test('a console that is over sums the show up and lets its people be thanked', async () => {
  const { sent } = openConsole(
    aConsole(over),
    () => Promise.resolve({ sayThanks: { error: null, item: { thanks: 'GGs' } } }),
    aNight(),
  );
  const tonight = within(screen.getByRole('region', { name: 'Tonight' }));
  expect(await tonight.findByText('2:14')).toBeVisible();
  expect(tonight.getByText('31')).toBeVisible();
  expect(tonight.getByText('24')).toBeVisible();
  const thanks = within(screen.getByRole('region', { name: 'Say thanks' }));
  expect(thanks.getByText('goes to all 22')).toBeVisible();
  await userEvent.click(thanks.getByRole('button', { name: 'Send thanks' }));
  expect(sent()[0]?.[0]).toBe('party/say-thanks/');
  expect(await thanks.findByText('GGs')).toBeVisible();
});

test('who only runs the line thanks nobody in the name of the creator', async () => {
  openConsole(aConsole({ ...over, right: 'RUN' }), undefined, aNight());
  expect(await screen.findByText('2:14')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Say thanks' })).toBeNull();
});
