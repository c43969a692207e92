import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { chooseHandle } from '@/backend/accounts/service';
import { hasWord } from '@/backend/audience/policy';
import { myWords, saveWords } from '@/backend/audience/service';
import { addGuest, joinAsNew, joinQueue } from '@/backend/parties/service';
import {
  entriesOf,
  join,
  openParty,
  openStage,
  refusalOf,
  type Stage,
} from '@/__tests__/backend/parties/stage';
import { newcomer, press } from '@/__tests__/backend/parties/newcomers/newcomers';

describe('a word of the list', () => {
  test.each([
    ['Cabbage', 'cabbage'],
    ['as it is with digits', 'c4bb4g3'],
    ['with accents', 'Cábbàge'],
    ['between others', 'the_cabbage_king'],
    ['inside of one', 'xXcabbageXx'],
    ['with signs between', 'c.a-b_b a g e'],
    ['drawn out', 'caaaabbage'],
    ['full width', 'ｃａｂｂａｇｅ'],
  ])('is found: %s', (_how, text) => {
    expect(hasWord(['cabbage'], text)).toBe(true);
  });

  test.each(['cab', 'baggage', 'c', '', 'ca bag'])('is not in "%s"', (text) => {
    expect(hasWord(['cabbage'], text)).toBe(false);
  });

  test('a short one stands by itself, or many names would have it', () => {
    const words = ['ham', 'leek'];
    expect(hasWord(words, 'hamster')).toBe(false);
    expect(hasWord(words, 'shamleek')).toBe(false);
    expect(hasWord(words, 'big-ham')).toBe(true);
    expect(hasWord(words, 'H4M')).toBe(true);
    expect(hasWord(words, '1eek')).toBe(true);
    expect(hasWord(words, 'h.a.m')).toBe(true);
    expect(hasWord([], 'ham')).toBe(false);
    expect(hasWord(['…'], 'ham')).toBe(false);
  });
});

describe('names and answers at a creator’s tools', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage();
    await saveWords(stage.creator, { words: ['cabbage', 'cabbage', 'ham'] });
  });
  afterAll(() => stage.close());

  const questions = [
    { key: 'wish', kind: 'TEXT' as const, label: 'Wish', required: false, maxLength: 40 },
  ];

  test('a list holds each word once and is its creator’s alone', async () => {
    expect(await myWords(stage.creator)).toEqual({ words: ['cabbage', 'ham'] });
    expect(await myWords(stage.otherCreator)).toEqual({ words: [] });
    expect(await refusalOf(myWords(stage.fan(0)))).toBe('forbidden');
  });

  test('pass it before they stand anywhere: newcomers, members, guests, answers', async () => {
    const partyID = await openParty(stage.creator, { entryFields: questions });
    const who = newcomer(stage, '203.0.113.7');
    const refusals = [
      await refusalOf(joinAsNew(who, press(partyID, 'C4bb4ge_Fan'.toLowerCase()))),
      await refusalOf(
        joinQueue(stage.fan(0), { partyID, fields: [{ key: 'wish', value: 'H4M please' }] }),
      ),
      await refusalOf(
        addGuest(stage.creator, { partyID, name: 'Ham', fields: [], requestKey: randomUUID() }),
      ),
    ];
    expect(refusals).toEqual(['party.name_refused', 'party.answer_refused', 'party.name_refused']);
    expect(await entriesOf(stage.db, partyID)).toEqual([]);
    const elsewhere = await openParty(stage.otherCreator);
    expect(await refusalOf(joinAsNew(who, press(elsewhere, 'cabbage_fan')))).toBe('ok');
  });

  test('a handle does not become such a name while its owner stands in line', async () => {
    const fan = stage.fan(1);
    expect(await refusalOf(chooseHandle(fan, { handle: 'cabbage_one' }))).toBe('ok');
    expect(await refusalOf(chooseHandle(fan, { handle: 'polite_one' }))).toBe('ok');
    await join(fan, await openParty(stage.creator));
    expect(await refusalOf(chooseHandle(fan, { handle: 'cabbage_two' }))).toBe(
      'party.name_refused',
    );
  });
});
