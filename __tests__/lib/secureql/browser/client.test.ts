import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import axios, { AxiosError, type InternalAxiosRequestConfig } from 'axios';
import { errorOf } from '@/lib/secureql/browser/answer';
import { callSecureql, queryEndpoint } from '@/lib/secureql/browser/client';
import { onReached } from '@/lib/secureql/browser/reached';
import { refusalFrom } from '@/lib/secureql/browser/readRefusal';

describe('the address of a query', () => {
  test('begins with /api/secureql/ or is an error with the text of the spec', () => {
    expect(queryEndpoint('/api/secureql/query/my-user/')).toBe('/api/secureql/query/my-user/');
    for (const path of [
      '/api/other',
      'https://evil.example/api/secureql/',
      '/de/api/secureql/x',
      '',
    ]) {
      expect(() => queryEndpoint(path)).toThrow(
        'All GraphQL queries must begin with /api/secureql/ and be resolved internally',
      );
    }
  });
});

describe('whether the server was reached', () => {
  const { adapter } = axios.defaults;
  const reached = jest.fn();
  let stop: () => unknown;

  beforeEach(() => {
    reached.mockClear();
    stop = onReached(reached);
    Object.assign(globalThis, { document: { documentElement: { lang: '' }, hidden: true } });
  });
  afterEach(() => {
    stop();
    axios.defaults.adapter = adapter;
    Reflect.deleteProperty(globalThis, 'document');
  });

  /** What becomes of a call that is answered so, one answer after another; 0: it is lost. */
  function call(...answers: (readonly [status: number, body?: object])[]) {
    axios.defaults.adapter = (config: InternalAxiosRequestConfig) => {
      const [status, data] = answers.shift() ?? [0];
      const answer = { data, status, statusText: '', headers: {}, config };
      if (status === 200) return Promise.resolve(answer);
      const response = status === 0 ? undefined : answer;
      return Promise.reject(new AxiosError('', undefined, config, null, response));
    };
    return callSecureql('my-user/', {});
  }
  const refusal = (code: string) => ({ error: { code, message: '' } });
  const done = { myUser: { error: null, item: null } };

  test('a refusal of any kind says that the server was reached, a lost call does not', async () => {
    for (const [status, code] of [
      [401, 'auth.required'],
      [403, 'forbidden'],
      [429, 'rate_limited'],
    ] as const) {
      reached.mockClear();
      await expect(call([status, refusal(code)])).rejects.toMatchObject({ code, status });
      expect(reached).toHaveBeenCalledTimes(1);
    }
    reached.mockClear();
    await expect(call([0])).rejects.toMatchObject({ code: 'backend.unreachable', status: 0 });
    for (const status of [500, 502, 504]) {
      await expect(call([status, refusal('internal')])).rejects.toMatchObject({ status });
    }
    expect(reached).not.toHaveBeenCalled();
  });

  test('an answer says so, at the first try and after a new proof', async () => {
    await expect(call([200, done])).resolves.toEqual(done);
    expect(reached).toHaveBeenCalledTimes(1);
    reached.mockClear();
    await expect(call([403, refusal('xsrf')], [200, done])).resolves.toEqual(done);
    expect(reached).toHaveBeenCalledTimes(2);
    reached.mockClear();
    await expect(call([403, refusal('xsrf')], [0])).rejects.toMatchObject({ status: 0 });
    expect(reached).toHaveBeenCalledTimes(1);
  });
});

describe('what went wrong', () => {
  test('is read from a root, whatever its name', () => {
    expect(errorOf({ joinQueue: { error: 'party.full', item: null } })).toBe('party.full');
    expect(errorOf({ joinQueue: { error: null, item: {} } })).toBeNull();
  });

  test('is read from a refusal, also of something that is not ours', () => {
    const error = { code: 'payload.invalid', message: 'm', fields: { title: 'Too long', n: 1 } };
    expect(refusalFrom(400, { error })).toMatchObject({
      code: 'payload.invalid',
      status: 400,
      fields: { title: 'Too long' },
    });
    for (const body of ['<html>', null, {}, { error: 'x' }, { error: { code: 502 } }]) {
      expect(refusalFrom(502, body)).toMatchObject({ code: 'backend.unreachable', status: 502 });
    }
  });
});
