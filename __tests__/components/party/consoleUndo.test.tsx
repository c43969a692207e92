import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LoggedAction } from '@/hooks/party/types';
import { saidToasts } from '@/hooks/ui/toasts/toastQueue';
import { openConsole } from '@/__tests__/support/consoleStage';
import { aConsole } from '@/__tests__/support/partyFactories';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));

const act: LoggedAction = {
  id: 'act-1',
  kind: 'CALL',
  actorHandle: 'hana',
  handles: ['anna'],
  count: 1,
  what: null,
  reason: null,
  at: '2026-11-21T10:00:00.000Z',
  isUndone: false,
  isFinal: false,
};

test('an undo names who came back elsewhere, and who did not come back', async () => {
  const item = { count: 2, elsewhere: ['anna', 'bob'], gone: ['carl'] };
  openConsole(aConsole({ acts: [act] }), () => Promise.resolve({ undoAct: { error: null, item } }));
  await userEvent.keyboard('u');
  await waitFor(() =>
    expect(saidToasts().map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Not back, .*: carl$/),
      expect.stringMatching(/promised since: anna and bob$/),
    ]),
  );
});
