import { describe, expect, test } from '@jest/globals';
import { errorOf } from '@/lib/secureql/browser/answer';
import { queryEndpoint } from '@/lib/secureql/browser/client';
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
