import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { graphql } from '@/lib/secureql/graphql';
import { defineOperation } from '@/lib/secureql/operation';
import type { PayloadOf, ResultOf } from '@/lib/secureql/operations/all';
import { allOperations, findOperation } from '@/lib/secureql/operations/all';

const document = graphql(`
  query PartyMembers($partyID: ID!, $cursor: String) {
    partyMembers(partyID: $partyID, cursor: $cursor) {
      error
    }
  }
`);

const write = graphql(`
  mutation LeaveQueue($queueUuid: ID!) {
    leaveQueue(queueUuid: $queueUuid) {
      error
    }
  }
`);

describe('a declared call', () => {
  test('does not compile when it writes and names no limit', () => {
    const payload = z.strictObject({ queueUuid: z.string() });
    const declare = { path: 'x/', access: 'member', payload, document: write } as const;
    expect(defineOperation({ ...declare, limit: 'queue' }).limit).toBe('queue');
    // @ts-expect-error a write without a limit
    defineOperation(declare);
    // @ts-expect-error nor with one that is not in the table
    defineOperation({ ...declare, limit: 'whatever' });
  });

  test('does not compile unless payload and variables agree both ways', () => {
    const declare = { path: 'x/', access: 'public', document } as const;
    const id = z.string();
    const fits = z.strictObject({ partyID: id, cursor: id.optional() });
    const hasMore = z.strictObject({ partyID: id, cursor: id.optional(), other: id });
    const hasLess = z.strictObject({ partyID: id });
    const wrongType = z.strictObject({ partyID: z.number(), cursor: id.optional() });
    const tooLoose = z.strictObject({ partyID: id.optional(), cursor: id.optional() });

    expect(defineOperation({ ...declare, payload: fits }).query).toContain('partyMembers');
    // @ts-expect-error a key the document does not take
    defineOperation({ ...declare, payload: hasMore });
    // @ts-expect-error a variable nobody fills
    defineOperation({ ...declare, payload: hasLess });
    // @ts-expect-error a value of the wrong type
    defineOperation({ ...declare, payload: wrongType });
    // @ts-expect-error an optional value where the document needs one
    defineOperation({ ...declare, payload: tooLoose });
  });

  test('gives its payload and result types by its path', () => {
    const payload: PayloadOf<'get-party-queue'> = { queueUuid: 'a' };
    // @ts-expect-error not a key of this payload
    const other: PayloadOf<'get-party-queue'> = { queueUuid: 'a', partyID: 'b' };
    const result: ResultOf<'party/call-next/'> = { callNext: { error: null, item: { count: 2 } } };
    // @ts-expect-error a count is a number
    const wrong: ResultOf<'party/call-next/'> = { callNext: { error: null, item: { count: '2' } } };
    expect([payload, other, result, wrong]).toHaveLength(4);
  });
});

describe('the table of calls', () => {
  test('finds a call with and without the trailing slash, and nothing else', () => {
    expect(findOperation('my-user/')?.path).toBe('my-user/');
    expect(findOperation('my-user')?.path).toBe('my-user/');
    expect(findOperation('get-party-queue/')?.path).toBe('get-party-queue');
    expect(findOperation('my')).toBeUndefined();
    expect(findOperation('constructor')).toBeUndefined();
  });

  test('has no write without a limit, under whatever name it asks for a field', () => {
    const writes = allOperations.filter(
      ({ query, isUpload }) => isUpload ?? /^mutation/.test(query),
    );
    expect(writes.length).toBeGreaterThan(70);
    expect(writes.filter(({ limit }) => limit === undefined)).toEqual([]);
  });

  test('has no two calls at one address, and every payload is closed', () => {
    const paths = allOperations.map((operation) => operation.path.replace(/\/$/, ''));
    expect(new Set(paths).size).toBe(paths.length);
    for (const operation of allOperations) {
      const parsed = operation.payload.safeParse({ surprise: 1 });
      const codes = parsed.error?.issues.map((issue) => issue.code);
      expect([operation.path, codes]).toEqual([
        operation.path,
        expect.arrayContaining(['unrecognized_keys']),
      ]);
    }
  });
});
