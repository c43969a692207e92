import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  favoriteIds,
  favoritesPage,
  liveFavorites,
  removeFavorite,
  saveFavorite,
} from '@/backend/favorites/service';
import { changePartyState } from '@/backend/parties/service';
import { LIMITS } from '@/lib/shared/limits';
import {
  counted,
  draft,
  openParty,
  openStage,
  outcomes,
  userIdOf,
  type Stage,
} from '@/__tests__/backend/parties/stage';
import type { TestContext } from '@/__tests__/support/context';
import { seedUsers } from '@/__tests__/support/seed';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(8);
});
afterAll(() => stage.close());

const follow = (fan: TestContext, creatorId: string, notifyLive = true) =>
  saveFavorite(fan, { targetType: 'CREATOR', targetId: creatorId, notifyLive });
const target = (targetId: string) => ({ targetType: 'CREATOR' as const, targetId });

describe('following', () => {
  test('twice keeps one favorite and the last wish to be told', async () => {
    const fan = stage.fan(0);
    const id = userIdOf(stage.creator);
    await follow(fan, id);
    const kept = await favoritesPage(fan, {});
    stage.clock.pass(5);
    expect(await follow(fan, id, false)).toMatchObject({ ...target(id), notifyLive: false });
    expect(await favoriteIds(fan)).toMatchObject([{ ...target(id), notifyLive: false }]);
    expect((await favoritesPage(fan, {})).items[0]?.createdAt).toBe(kept.items[0]?.createdAt);
  });

  test('can be taken back, also twice', async () => {
    const fan = stage.fan(1);
    const id = userIdOf(stage.creator);
    await follow(fan, id);
    expect(await removeFavorite(fan, target(id))).toEqual(target(id));
    expect(await removeFavorite(fan, target(id))).toEqual(target(id));
    expect(await favoriteIds(fan)).toEqual([]);
  });

  test('is of other creators only', async () => {
    const { creator, visitor } = stage;
    const refused = (asker: TestContext, id: string) => outcomes([follow(asker, id)]);
    expect(await refused(creator, userIdOf(creator))).toEqual({ 'favorite.own': 1 });
    expect(await refused(stage.fan(0), userIdOf(stage.fan(1)))).toEqual({
      'favorite.not_found': 1,
    });
    expect(await refused(stage.fan(0), randomUUID())).toEqual({ 'favorite.not_found': 1 });
    expect(await refused(visitor, userIdOf(creator))).toEqual({ 'auth.required': 1 });
    expect(await outcomes([follow(creator, userIdOf(stage.otherCreator))])).toEqual({ ok: 1 });
    const service = { targetType: 'SERVICE', targetId: userIdOf(creator) } as const;
    const saved = saveFavorite(stage.fan(0), { ...service, notifyLive: true });
    expect(await outcomes([saved])).toEqual({ 'favorite.not_found': 1 });
  });

  test('is one list per person', async () => {
    await follow(stage.fan(2), userIdOf(stage.creator));
    expect(await favoriteIds(stage.fan(3))).toEqual([]);
    const asked = [favoriteIds(stage.visitor), favoritesPage(stage.visitor, {})];
    expect(await outcomes(asked)).toEqual({ 'auth.required': 2 });
  });

  test('ends at 500, however many come at the same moment', async () => {
    const fan = stage.fan(4);
    const creators = await seedUsers(stage.db, 'many', LIMITS.favorites + 4, 'CREATOR');
    const first = creators.slice(0, LIMITS.favorites - 2);
    await stage.db
      .insertInto('favorites')
      .values(
        first.map(({ id }) => ({
          ...target(id),
          userId: userIdOf(fan),
          notifyLive: false,
          createdAt: stage.clock.now(),
        })),
      )
      .execute();
    const late = creators.slice(LIMITS.favorites - 2).map(({ id }) => follow(fan, id));
    expect(await outcomes(late)).toEqual({ ok: 2, 'favorite.full': 4 });
    expect(await favoriteIds(fan)).toHaveLength(LIMITS.favorites);
    // Those already kept can still be changed.
    const [known] = first;
    expect(await outcomes([follow(fan, known?.id ?? '')])).toEqual({ ok: 1 });
  });
});

describe('the list', () => {
  test('is paged newest first, each creator once', async () => {
    const fan = stage.fan(5);
    const creators = await seedUsers(stage.db, 'paged', LIMITS.favoritesPage * 2 + 3, 'CREATOR');
    for (const [index, { id }] of creators.entries()) {
      // Several in one moment: the id decides.
      if (index % 3 === 0) stage.clock.pass(1);
      await follow(fan, id);
    }
    const seen: string[] = [];
    const sizes: number[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof favoritesPage>> = await favoritesPage(fan, { cursor });
      seen.push(...page.items.map(({ targetId }) => targetId));
      sizes.push(page.items.length);
      ({ cursor } = page);
    } while (cursor !== null);
    expect(sizes).toEqual([LIMITS.favoritesPage, LIMITS.favoritesPage, 3]);
    expect(new Set(seen)).toEqual(new Set(creators.map(({ id }) => id)));
    expect(seen).toHaveLength(creators.length);
    expect(creators.slice(-3).map(({ id }) => id)).toContain(seen[0]);
  });

  test.each(['x', 'bm90IGEgcGxhY2U', "' or true --"])('refuses the cursor %j', async (cursor) => {
    const asked = favoritesPage(stage.fan(0), { cursor });
    expect(await outcomes([asked])).toEqual({ 'payload.invalid': 1 });
  });

  test('says who is live: with an open or paused queue, no draft, none that ended', async () => {
    const fan = stage.fan(6);
    const { creator, otherCreator } = stage;
    await follow(fan, userIdOf(creator));
    await follow(fan, userIdOf(otherCreator));
    await draft(creator, 'Not yet');
    const live = async () =>
      (await liveFavorites(fan)).map((favorite) =>
        favorite.creator.liveParties.map(({ id }) => id),
      );
    expect(await live()).toEqual([]);
    const first = await openParty(creator);
    const second = await openParty(creator);
    await changePartyState(creator, { partyID: second, action: 'PAUSE' });
    // Open before paused.
    expect(await live()).toEqual([[first, second]]);
    await changePartyState(creator, { partyID: second, action: 'END' });
    expect(await live()).toEqual([[first]]);
    const { items } = await favoritesPage(fan, {});
    expect(items.map((favorite) => favorite.creator.liveParties.length).sort()).toEqual([0, 1]);
  });

  test('takes few statements (P12)', async () => {
    const { context, statements } = counted(stage.fan(5));
    await favoritesPage(context, {});
    expect(statements()).toBe(2);
    const saving = counted(stage.fan(5));
    await follow(saving.context, userIdOf(stage.creator));
    expect(saving.statements()).toBeLessThanOrEqual(6);
  });

  test('loses a creator who is gone', async () => {
    const fan = stage.fan(7);
    const [gone] = await seedUsers(stage.db, 'gone', 1, 'CREATOR');
    await follow(fan, gone?.id ?? '');
    await stage.db
      .deleteFrom('users')
      .where('id', '=', gone?.id ?? '')
      .execute();
    expect(await favoriteIds(fan)).toEqual([]);
  });
});
