import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import {
  answerQuestion,
  askQuestion,
  changeServiceState,
  hideQuestion,
  myQuestionsPage,
  openQuestions,
  serviceQuestionsPage,
} from '@/backend/experiences/service';
import { questionRefusal } from '@/backend/experiences/ask/policy';
import type { Context } from '@/backend/platform/context';
import { outcomes } from '@/__tests__/backend/parties/stage';
import { aQuestion, openServiceWorld, type ServiceWorld } from './serviceWorld';

let world: ServiceWorld;
let serviceId: string;
beforeAll(async () => {
  world = await openServiceWorld();
  await world.openHours(world.host);
  serviceId = (await world.published({ questions: [aQuestion()] })).id;
}, 60_000);
afterAll(() => world.close());

const ask = (context: Context, text: string, requestKey: string = randomUUID()) =>
  askQuestion(context, { serviceId, text, requestKey });
const shown = async (context: Context) => {
  const { items } = await serviceQuestionsPage(context, { serviceId });
  return items.flatMap(({ asked }) => (asked ? [asked.text] : []));
};

/** What the feeds said of one kind. */
async function toldOf(type: string): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select message->>'text' as text from outbox where message->>'type' = ${type}
    order by 1`.execute(world.db);
  return rows.map(({ text }) => text);
}

describe('a question in public', () => {
  test('waits for its answer: its asker and the creator alone see it', async () => {
    const text = 'Do you also play on console?';
    const key = randomUUID();
    const asked = await ask(world.fan, text, key);
    expect((await ask(world.fan, text, key)).id).toBe(asked.id);
    expect(asked).toMatchObject({ state: 'PENDING', answer: null, isMine: true });
    expect(await shown(world.fan)).toEqual([text]);
    expect(await shown(world.otherFan)).toEqual([]);
    expect(await shown(world.nobody)).toEqual([]);
    const { items } = await myQuestionsPage(world.host, {});
    expect(items).toMatchObject([{ text, title: 'Ranked coaching', handle: world.creator.handle }]);
    expect(await openQuestions(world.nobody, world.creator.id)).toBe(1);
    await answerQuestion(world.host, { questionId: asked.id, answer: 'Yes, both.' });
    expect(await shown(world.nobody)).toEqual([text]);
    expect(await toldOf('question')).toEqual(['Someone asked about “Ranked coaching”']);
    expect(await toldOf('answered')).toEqual([
      'Seeded User answered your question about “Ranked coaching”',
    ]);
    expect(await openQuestions(world.nobody, world.creator.id)).toBe(0);
    const again = await answerQuestion(world.host, {
      questionId: asked.id,
      answer: 'Console only.',
    });
    expect(again).toMatchObject({ answer: 'Console only.', state: 'ANSWERED' });
    expect((await hideQuestion(world.host, { questionId: asked.id, isHidden: true })).state).toBe(
      'HIDDEN',
    );
    expect(await shown(world.nobody)).toEqual([]);
    expect((await hideQuestion(world.host, { questionId: asked.id, isHidden: false })).state).toBe(
      'ANSWERED',
    );
  });

  test('stands behind what the creator asks', async () => {
    const { items } = await serviceQuestionsPage(world.nobody, { serviceId });
    expect(items[0]).toMatchObject({ intake: { kind: 'GAME_ID', when: 'CHECKOUT' }, asked: null });
    expect(items[1]?.asked).not.toBeNull();
  });

  test('is asked by others, with a confirmed e-mail, of what is offered', async () => {
    const { host, fan, nobody } = world;
    const quick = { ...fan, actor: { ...fan.actor, isQuick: true } };
    const text = 'Which rank do I need?';
    expect(await outcomes([ask(host, text), ask(quick, text), ask(nobody, text)])).toEqual({
      'service.own': 1,
      'auth.email_needed': 1,
      'auth.required': 1,
    });
    await changeServiceState(host, { serviceId, action: 'PAUSE' });
    expect(await outcomes([ask(fan, text)])).toEqual({ 'service.not_found': 1 });
    await changeServiceState(host, { serviceId, action: 'RESUME' });
  });

  test('is answered and hidden by its creator alone', async () => {
    const { id: questionId } = await ask(world.fan, 'Is there a replay?');
    const answer = (context: Context) => answerQuestion(context, { questionId, answer: 'Yes' });
    const hide = (context: Context) => hideQuestion(context, { questionId, isHidden: true });
    const { second, fan, nobody } = world;
    expect(
      await outcomes([answer(second), answer(fan), hide(second), hide(fan), hide(nobody)]),
    ).toEqual({ forbidden: 4, 'auth.required': 1 });
  });
});

describe('what is said', () => {
  test.each([
    'write me at sam.fan@mail.example',
    'mail: sam (at) mail (dot) example',
    'call +49 170 1234567 please',
    'my number: 0170 1234567',
    'add me on discord.gg/abc',
    'my discord is sam#1234',
    'see https://example.test',
    'can I pay by PayPal instead?',
    'Schreib mir auf Insta',
    '@samfan on the other site',
  ])('“%s” is contact data', (text) => {
    expect(questionRefusal(text)).toBe('service.contact_in_question');
  });

  test.each([
    'Do you give a discount?',
    'Geht das auch billiger?',
    'Tu peux faire une remise ?',
    '¿Me haces un descuento?',
    'Faz mais barato?',
    'Would you do it for 10 €?',
    'Machst du es für 15 Euro?',
  ])('“%s” is haggling', (text) => {
    expect(questionRefusal(text)).toBe('service.haggling');
  });

  test.each([
    'Do you also play on PS5?',
    'Can we do 2 hours instead of 1, at 18:00 on 24.12.?',
    'Is it fine at rank 1200-1500?',
    'Kann ich meinen Bruder mitbringen?',
    'Est-ce que ça marche pour 2 personnes ?',
    '¿Sirve para 3 personas?',
    'Version 1.20.4 or 1.21?',
    'Is 24.12.2026 18:00 fine?',
  ])('“%s” is a question', (text) => {
    expect(questionRefusal(text)).toBeNull();
  });
});
