import { expect, test } from '@jest/globals';
import { liveToolsOf, newestToolOf, plannedToolsOf } from '@/lib/live/shownTools';
import { aLiveFund, aLiveLottery, aLiveParty } from '@/__tests__/support/profileFactories';

test('one list: what can be joined, a draw about to fall, a fund, and last what has paused', () => {
  const tools = liveToolsOf({
    liveParties: [aLiveParty({ id: '1' }), aLiveParty({ id: '3', state: 'PAUSED' })],
    liveLotteries: [aLiveLottery({ id: '2', state: 'CLOSED' })],
    liveFunds: [aLiveFund({ id: '4' })],
  });
  expect(tools.map(({ path, state }) => [path, state])).toEqual([
    ['/party/1', 'OPEN'],
    ['/chance/2', 'LOCKED'],
    ['/fund/4', 'OPEN'],
    ['/party/3', 'PAUSED'],
  ]);
});

test('the newest of a creator, whatever it is', () => {
  expect(newestToolOf({ liveParty: null, liveLottery: null, liveFund: null })).toBeNull();
  const both = {
    liveParty: aLiveParty({ id: '1' }),
    liveLottery: aLiveLottery({ id: '2' }),
    liveFund: null,
  };
  expect(newestToolOf(both)).toMatchObject({ tool: 'chance', what: 'Wireless headset' });
});

test('the timetable goes by time', () => {
  const at = (opensAt: string) => ({ id: opensAt, title: 'Show', opensAt });
  const planned = plannedToolsOf({
    plannedParties: [{ ...at('2026-12-02'), game: 'Chess' }],
    plannedLotteries: [{ ...at('2026-12-01'), prizeTitle: 'Mug' }],
    plannedFunds: [at('2026-12-03')],
  });
  expect(planned.map(({ tool }) => tool)).toEqual(['chance', 'queue', 'fund']);
});
