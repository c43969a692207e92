import { expect, test } from '@jest/globals';
import { LIMITS } from '@/lib/shared/limits';
import {
  findConversationsPayload,
  messagesPayload,
  sendMessagePayload,
} from '@/lib/shared/messaging/messaging';

const id = '00000000-0000-7000-8000-000000000001';
const photoUrl = `/uploads/${'a1'.repeat(16)}.webp`;
const sent = (body: string, more: object = {}) =>
  sendMessagePayload.safeParse({ conversationId: id, clientId: id, body, ...more });

test('a message is as long as its reader counts', () => {
  const family = '👨‍👩‍👧‍👦';
  expect(sent(family.repeat(500)).success).toBe(true);
  expect(sent('a'.repeat(LIMITS.messageBody)).success).toBe(true);
  expect(sent('a'.repeat(LIMITS.messageBody + 1)).success).toBe(false);
  // One letter, but more marks on it than an event can carry.
  expect(sent(`a${'\u0301\u0302'.repeat(LIMITS.messageUnits)}`).success).toBe(false);
});

test('a message says or shows something', () => {
  expect(sent(' \n ').success).toBe(false);
  expect(sent('', { photoUrl }).success).toBe(true);
  expect(sent('', { photoUrl: 'https://elsewhere.example/x.webp' }).success).toBe(false);
  expect(sent(' Hello\nyou ').data?.body).toBe('Hello\nyou');
  expect(sent('turned \u202E around').success).toBe(false);
});

test('history goes one way at a time', () => {
  const asked = (range: object) =>
    messagesPayload.safeParse({ conversationId: id, ...range }).success;
  expect([asked({}), asked({ before: 5 }), asked({ after: 0, before: null })]).toEqual([
    true,
    true,
    true,
  ]);
  expect([asked({ before: 5, after: 1 }), asked({ after: -1 }), asked({ after: 0.5 })]).toEqual([
    false,
    false,
    false,
  ]);
});

test('an empty search is none', () => {
  const wanted = { folder: 'INBOX', search: '  ' };
  expect(findConversationsPayload.parse(wanted).search).toBeNull();
});
