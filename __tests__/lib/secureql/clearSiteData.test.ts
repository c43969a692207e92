import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  servicesFor,
  SESSION,
  startDoor,
  startFakeBackend,
  type Door,
  type FakeBackend,
} from '@/__tests__/support/door';

let backend: FakeBackend;
let door: Door;
beforeAll(async () => {
  backend = await startFakeBackend();
  door = await startDoor(servicesFor(backend.url));
});
afterAll(async () => {
  await door.close();
  await backend.close();
});

const forgets = async (path: string) =>
  (await door.knock(path, { session: SESSION })).headers.get('clear-site-data');

test('a log-out has the browser forget what pages kept; an outlived session keeps it', async () => {
  expect(await forgets('accounts/log-out/')).toBeNull();
  backend.sessionEffect = 'clear';
  // Cookies stay: the answer itself sets one, and the chosen language is no secret.
  expect(await forgets('accounts/log-out/')).toBe('"storage"');
  expect(await forgets('accounts/log-out')).toBe('"storage"');
  expect(await forgets('my-user/')).toBeNull();
});
