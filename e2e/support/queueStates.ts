import { aShownQueue, HARD_NAMES, people } from './overlayPreview';

/** All that a queue's overlay can be asked to show, and words that must be there. */
export const queueStates = [
  { name: 'playing', queue: aShownQueue(), words: 'juno_plays' },
  {
    name: 'hard names',
    queue: aShownQueue({
      title: 'The very long title of an evening that never ends at all',
      partyMembers: people(2, HARD_NAMES, 3),
    }),
    words: 'NoScopeLegend',
  },
  {
    name: 'widest name',
    queue: aShownQueue({ partyMembers: people(1, HARD_NAMES.slice(4)) }),
    words: 'WWW',
  },
  {
    name: 'crowd',
    queue: aShownQueue({ memberCount: 1234, roundNo: 3, partyMembers: people(5, undefined, 4) }),
    words: '×4',
  },
  {
    name: 'nobody',
    queue: aShownQueue({ memberCount: 0, partyMembers: [] }),
    words: 'Be the first to play',
  },
  { name: 'waiting', queue: aShownQueue({ partyMembers: people(0) }), words: 'Nobody’s up yet' },
  { name: 'full', queue: aShownQueue({ queueSize: 14 }), words: 'Full right now' },
  {
    name: 'paused',
    queue: aShownQueue({ state: 'PAUSED', memberCount: 2, partyMembers: people(0).slice(0, 2) }),
    words: 'Back soon. You keep your place.',
  },
  { name: 'closed', queue: aShownQueue({ state: 'CLOSED' }), words: 'No more joining' },
  { name: 'at random', queue: aShownQueue({ orderPolicy: 'RANDOM' }), words: 'In line' },
  {
    name: 'announcement',
    queue: aShownQueue({ notice: 'Back in ten minutes, then two more rounds. '.repeat(6) }),
    words: 'Back in ten minutes',
  },
  {
    name: 'opens soon',
    queue: aShownQueue({ state: 'SCHEDULED', memberCount: 0, partyMembers: [] }),
    words: 'Opens soon',
  },
  { name: 'ended', queue: aShownQueue({ state: 'ENDED' }), words: 'Thanks for playing!' },
];
