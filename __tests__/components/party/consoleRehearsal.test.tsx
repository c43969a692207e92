import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConsoleScreen } from '@/components/party/console/ConsoleScreen';
import { callSecureql } from '@/lib/secureql/browser/client';
import type { Rehearsal } from '@/lib/shared/widgets/rehearsal';
import { aConsole } from '@/__tests__/support/partyFactories';
import { renderScreen } from '@/__tests__/support/screen';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));
jest.setTimeout(60_000);

const READS = ['get-party-edit', 'widgets/get-signs/', 'party/get-night/'];

/** Signs come every four seconds. */
const soon = { timeout: 20_000 };

/** The console of a queue that is not open, whose creator rehearses. */
function open(state: 'DRAFT' | 'OPEN') {
  const party = aConsole({ state, memberCount: 0, waiting: [], current: [], done: [] });
  const stage: { rehearsal: Rehearsal | null } = {
    rehearsal: { ranMs: 20_000, since: null, pace: 1 },
  };
  const call = jest.mocked(callSecureql);
  call.mockReset();
  call.mockImplementation((path) => {
    if (path === 'widgets/get-signs/') {
      const { rehearsal } = stage;
      return Promise.resolve({ overlaySigns: { error: null, items: [], rehearsal } } as never);
    }
    if (path === 'widgets/rehearse/') {
      return Promise.resolve({ rehearse: { error: null, item: { rehearsal: null } } } as never);
    }
    return Promise.resolve({ getParties: { error: null, items: [party] } } as never);
  });
  renderScreen(<ConsoleScreen initial={party} />);
  return {
    stage,
    sent: () => call.mock.calls.filter(([path]) => !READS.includes(path)),
    signs: () => call.mock.calls.filter(([path]) => path === 'widgets/get-signs/').length,
  };
}

const band = () => screen.findByText('Rehearsal: not real', {}, soon);

test('a rehearsal fills the console with its fans, and no key or press does anything', async () => {
  const { stage, sent } = open('DRAFT');
  await band();
  expect((await screen.findAllByText('PixelPaula')).length).toBeGreaterThan(0);
  for (const key of ['n', 'p', 'c', 's', ' ']) await userEvent.keyboard(key);
  expect(screen.getAllByText('PixelPaula')[0]?.closest('[inert]')).not.toBeNull();
  expect(sent()).toEqual([]);
  stage.rehearsal = null;
  await waitFor(() => expect(screen.queryByText('PixelPaula')).toBeNull(), soon);
  expect(document.querySelector('[inert]')).toBeNull();
});

test('who has to work leaves it, its creator ends it', async () => {
  const { sent } = open('DRAFT');
  await band();
  await userEvent.click(screen.getByRole('button', { name: 'Stop rehearsal' }));
  expect(sent()).toEqual([['widgets/rehearse/', { act: 'STOP', pace: 1 }]]);
  await waitFor(() => expect(screen.queryByText('PixelPaula')).toBeNull());
});

test('a queue that is open plays nothing', async () => {
  const { signs } = open('OPEN');
  await waitFor(() => expect(signs()).toBeGreaterThan(0), soon);
  expect(screen.queryByText('Rehearsal: not real')).toBeNull();
});
