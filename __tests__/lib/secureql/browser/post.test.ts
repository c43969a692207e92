import { createServer } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import axios, { type InternalAxiosRequestConfig } from 'axios';
import { post } from '@/lib/secureql/browser/post';

const { adapter } = axios.defaults;
let asked: InternalAxiosRequestConfig[];

beforeEach(() => {
  asked = [];
  Object.assign(globalThis, { document: { documentElement: { lang: '' } } });
});

afterEach(() => {
  axios.defaults.adapter = adapter;
  Reflect.deleteProperty(globalThis, 'document');
});

/** Notes what is asked for; `hasten` makes a deadline as many times shorter. */
function listen(hasten: number) {
  const send = axios.getAdapter('http');
  axios.defaults.adapter = (config) => {
    asked.push({ ...config });
    return send({ ...config, timeout: (config.timeout ?? 0) / hasten });
  };
}

test('a call whose line died in silence ends, and counts as one that may be tried again', async () => {
  listen(100);
  const silent = createServer(() => undefined);
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  await expect(post(`http://127.0.0.1:${port}/`, {})).rejects.toMatchObject({
    code: 'backend.unreachable',
    status: 0,
  });
  // With a silence of at most 55 seconds before it, a page is right again within 75 seconds.
  expect(asked[0]?.timeout).toBeLessThanOrEqual(15_000);
  silent.close();
});

test('a picture takes as long as its line', async () => {
  axios.defaults.adapter = (config) => {
    asked.push(config);
    return Promise.resolve({ data: {}, status: 200, statusText: '', headers: {}, config });
  };
  await post('/photo', {}, { onUploadProgress: jest.fn() });
  expect(asked[0]?.timeout).toBe(0);
});
