import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  changeServiceState,
  myServicesPage,
  servicePage,
  userServicesPage,
} from '@/backend/experiences/service';
import { outcomes } from '@/__tests__/backend/parties/stage';
import { openServiceWorld, type ServiceWorld } from './serviceWorld';

let world: ServiceWorld;
beforeAll(async () => {
  world = await openServiceWorld();
  await world.openHours(world.host);
}, 60_000);
afterAll(() => world.close());

describe('a state', () => {
  test('follows the table, and doing it twice changes nothing', async () => {
    const { id } = await world.published();
    const go = (action: 'PUBLISH' | 'PAUSE' | 'RESUME' | 'ARCHIVE' | 'RESTORE') =>
      changeServiceState(world.host, { serviceId: id, action }).then(({ state }) => state);
    expect(await go('PUBLISH')).toBe('PUBLISHED');
    expect(await go('PAUSE')).toBe('PAUSED');
    expect(await go('PAUSE')).toBe('PAUSED');
    expect((await servicePage(world.fan, { serviceId: id })).isForSale).toBe(false);
    expect(await go('RESUME')).toBe('PUBLISHED');
    expect((await servicePage(world.fan, { serviceId: id })).isForSale).toBe(true);
    expect(await go('ARCHIVE')).toBe('ARCHIVED');
    expect(await outcomes([go('PUBLISH'), go('PAUSE')])).toEqual({ 'service.wrong_state': 2 });
    expect(await outcomes([servicePage(world.fan, { serviceId: id })])).toEqual({
      'service.not_found': 1,
    });
    const archived = await myServicesPage(world.host, { isArchived: true });
    expect(archived.items.map((item) => item.id)).toContain(id);
    expect(await go('RESTORE')).toBe('PAUSED');
  });

  test('of others is nobody’s business', async () => {
    const { id } = await world.published();
    const pause = (context: typeof world.host) =>
      changeServiceState(context, { serviceId: id, action: 'PAUSE' });
    expect(await outcomes([pause(world.second), pause(world.fan), pause(world.nobody)])).toEqual({
      forbidden: 2,
      'auth.required': 1,
    });
  });

  test('shows on the profile what can be bought, to its creator what is no history', async () => {
    const { id } = await world.published({ title: 'On the page' });
    const hidden = await world.filled({ title: 'Not yet' });
    const handle = world.creator.handle.toUpperCase();
    const forAll = await userServicesPage(world.fan, { handle });
    expect(forAll.items.map((item) => item.id)).toContain(id);
    expect(forAll.items.map((item) => item.id)).not.toContain(hidden.id);
    const own = await userServicesPage(world.host, { handle });
    expect(own.items.map((item) => item.id)).toContain(hidden.id);
    expect(await userServicesPage(world.fan, { handle: 'nobody-here' })).toEqual({
      items: [],
      cursor: null,
    });
  });
});
