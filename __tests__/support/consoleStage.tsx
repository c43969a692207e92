import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConsoleScreen } from '@/components/party/console/ConsoleScreen';
import type { Night } from '@/hooks/party/host/useRecap';
import type { ConsoleParty } from '@/hooks/party/types';
import { callSecureql } from '@/lib/secureql/browser/client';
import { renderScreen } from './screen';

const READS = ['get-party-edit', 'widgets/get-signs/', 'party/get-night/'];

type Answer = (path: string, payload: unknown) => Promise<unknown>;

/**
 * A console on a backend that stands in one variable. The test file must mock
 * `@/lib/secureql/client`; `answer` says what commands are answered with.
 */
export function openConsole(party: ConsoleParty, answer?: Answer, night: Night | null = null) {
  const call = jest.mocked(callSecureql);
  const stage = { state: party };
  call.mockReset();
  call.mockImplementation((path, payload) => {
    if (path === 'get-party-edit') {
      return Promise.resolve({ getParties: { error: null, items: [stage.state] } } as never);
    }
    if (path === 'widgets/get-signs/') {
      return Promise.resolve({
        overlaySigns: { error: null, items: stage.state.overlays },
      } as never);
    }
    if (path === 'party/get-night/') {
      return Promise.resolve({ partyNight: { error: null, item: night } } as never);
    }
    const root = { error: null, item: { count: 1 } };
    const undone = { error: null, item: { count: 1, elsewhere: [], gone: [] } };
    const done = { callNext: root, callMembers: root, undoAct: undone };
    return (answer?.(path, payload) ?? Promise.resolve(done)) as never;
  });
  renderScreen(<ConsoleScreen initial={party} />);
  return {
    stage,
    /** What was sent, without the reading. */
    sent: () => call.mock.calls.filter(([path]) => !READS.includes(path)),
  };
}

export const column = (name: string) =>
  screen.getByRole('region', { name: new RegExp(`^${name} `) });

/** Opens the list of those whose turn is over. */
export const showDone = () => userEvent.click(screen.getByRole('button', { name: /^Done \d/ }));

/** The one button of the next act. */
export const nextAct = () => {
  const button = document.querySelector<HTMLElement>(
    'footer button:has(kbd), footer button[aria-disabled]',
  );
  if (!button) throw new Error('There is no next act.');
  return button;
};

/** The names in a list, top down. */
export const namesIn = (name: string) =>
  within(column(name))
    .queryAllByRole('listitem')
    .filter((row) => row.dataset.entry)
    .map((row) => row.querySelector('bdi')?.textContent);
