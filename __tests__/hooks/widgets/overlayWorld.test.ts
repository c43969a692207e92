import { overlayParty } from '@/hooks/widgets/overlayParty';
import { openOverlayWorld } from '@/hooks/widgets/overlayWorld';

const settings = { subscribeKey: 's', publishKey: null, port: 1, path: null, since: 0 };
const world = openOverlayWorld(settings, { PARTY: overlayParty });

function answers(body: object) {
  globalThis.fetch = jest.fn(() =>
    Promise.resolve({
      ok: true,
      status: 200,
      headers: new Headers(),
      json: () => Promise.resolve(body),
    } as never),
  );
}

test('a session holds the state of its kind', async () => {
  const party = { id: 'p1', seq: 3 };
  answers({ kind: 'PARTY', party, token: 't', expiresAt: '', themeVariables: '' });
  const session = {
    toolKind: 'PARTY',
    state: party,
    token: 't',
    expiresAt: '',
    themeVariables: '',
  };
  expect(await world.openSession('key')).toEqual({ kind: 'open', session });
});

test('a key of a kind that has no overlay here is refused', async () => {
  answers({ kind: 'LOTTERY', party: null, token: 't', expiresAt: '', themeVariables: '' });
  expect(await world.openSession('key')).toEqual({ kind: 'refused' });
});
