import type { OverlayParty } from '@/hooks/widgets/overlayParty';
import { LANE } from '@/lib/shared/parties/lanes';
import type { PartyCreator, ShownMember } from '@/lib/shared/parties/messages';
import { STATUS } from '@/lib/shared/parties/partyStatus';

const NAMES = ['Mika', 'juno_plays', 'Sam', 'PixelPaula', 'otto88', 'Lumi', 'rook', 'bea-b'];
/** As long as names can be, and what somebody may try. */
const LONG_NAMES = [
  'xX_NoScopeLegend2009_Xx_the_3rd',
  'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
  '<img src=x onerror=alert(1)>',
  'the-very-longest-name-of-them-all',
  '👩‍👩‍👧‍👦🏳️‍🌈🎮🎮🎮🎮🎮🎮🎮',
  'i̡̢̛͇͖g̴o̵r',
];
const ARABIC_NAMES = ['ليلى 🎮', 'محمد الأسطورة', 'سارة', 'نور_تلعب', 'كريم٩٩', 'هند'];

const members = (names: readonly string[], playing: number): ShownMember[] =>
  names.map((handle, index) => ({
    id: `sample-${handle}`,
    number: index + 1,
    status: index < playing ? STATUS.playing : STATUS.waiting,
    lane: LANE.ordinary,
    seats: 1,
    handle,
    isGuest: false,
    profilePhoto: '',
  }));

/** A made-up queue of this creator. */
function queue(creator: PartyCreator, change: Partial<OverlayParty>): OverlayParty {
  return {
    id: 'sample-queue',
    title: 'Friday squad',
    notice: null,
    state: 'OPEN',
    queueSize: null,
    orderPolicy: 'LANES',
    turn: 0,
    laneMix: 3,
    roundNo: 3,
    memberCount: 14,
    seq: 1,
    partyMembers: members(NAMES, 2),
    creator,
    ...change,
  };
}

/** Made-up queues by what there is to try. */
export const queueSamples = {
  OPEN: (creator: PartyCreator) => queue(creator, {}),
  /** The next one has been called: what moves, moves. */
  NEXT: (creator: PartyCreator) =>
    queue(creator, {
      seq: 2,
      roundNo: 4,
      memberCount: 13,
      partyMembers: members(NAMES.slice(2), 1),
    }),
  PAUSED: (creator: PartyCreator) => queue(creator, { state: 'PAUSED' }),
  EMPTY: (creator: PartyCreator) =>
    queue(creator, { memberCount: 0, roundNo: 0, partyMembers: [] }),
  LONG: (creator: PartyCreator) =>
    queue(creator, {
      title: 'The very long title of an evening that never ends',
      memberCount: 12_345,
      partyMembers: members(LONG_NAMES, 2),
    }),
  ARABIC: (creator: PartyCreator) => queue(creator, { partyMembers: members(ARABIC_NAMES, 2) }),
};
