import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { SERVICE_KEY } from '@/__tests__/support/door';
import { services } from '@/lib/server/services';

beforeAll(() => {
  Object.assign(process.env, { SERVICE_KEY, BACKEND_URL: 'http://127.0.0.1:9' });
});

afterAll(() => services().backend.close());

/** What another bundle of the same process has of these modules. */
async function otherBundle() {
  jest.resetModules();
  const { services: others } = await import('@/lib/server/services');
  const { refusalOf } = await import('@/lib/secureql/server/refusal');
  return { others, refusalOf };
}

test('two bundles of one process share the services, and understand what these throw', async () => {
  const own = services();
  const { others, refusalOf } = await otherBundle();
  expect(others).not.toBe(services);
  expect(others()).toBe(own);
  const asker = { requestId: 'r', session: null, browser: null, clientIp: '::1', clientAgent: '' };
  const thrown = await own.backend.send(asker, []).catch((error: unknown) => error);
  expect(refusalOf(thrown)).toBe(thrown);
  expect(refusalOf(thrown).code).toBe('backend.unreachable');
});

test('what is no refusal is a fault of ours', async () => {
  const { refusalOf } = await otherBundle();
  const cause = new Error('no');
  expect(refusalOf(cause)).toMatchObject({ code: 'internal', cause });
});
