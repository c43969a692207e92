import { ENTRY } from '@/lib/shared/lottery/states';
import { headset } from './draws';

const NAMES = ['Mika', 'juno_plays', 'Sam', 'PixelPaula', 'otto88', 'Lumi'];
const LONG_NAME = 'xX_NoScopeLegend2009_Xx_the_3rd';
const HEX = '6c6f637496b04f9cf50e0b4b6a6e2ffcb4671851d491f1b0d2749ede7460ff0f';

const members = NAMES.map((handle, index) => ({
  id: `entry-${index}`,
  status: ENTRY.entered,
  tickets: 2,
  handle,
  profilePhoto: '',
  joinedAt: '2026-11-24T12:00:00.000Z',
}));

const winner = (index: number, slot: number, change: object = {}) => ({
  id: `entry-${index}`,
  slot,
  prize: slot === 1 ? 0 : 1,
  n: index + 1,
  rank: slot,
  tickets: 3,
  status: ENTRY.won,
  handle: NAMES[index],
  profilePhoto: '',
  confirmedAt: null,
  claimBy: null,
  outReason: null,
  ...change,
});

const soon = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
const prizes = [headset, { ...headset, title: 'Game key', quantity: 5 }];
const crowd = { memberCount: 212, ticketTotal: 424, logHead: HEX, partyMembers: members };
const drawn = { ...crowd, state: 'CLAIMING', revealedAt: soon(-60), entrantsHash: HEX };

/** All that an overlay can be asked to show of a draw, and words that must be there. */
export const overlayStates: {
  name: string;
  lottery: () => object;
  words: string;
  isStage?: boolean;
  /** Shows no way in. */
  isAlone?: boolean;
}[] = [
  {
    name: 'planned',
    lottery: () => ({ state: 'SCHEDULED', opensAt: soon(7500) }),
    words: 'Opens in',
  },
  { name: 'nobody', lottery: () => ({ closesAt: soon(600) }), words: 'Be the first one in' },
  {
    name: 'open',
    lottery: () => ({ ...crowd, prizes, prizeCount: 6, closesAt: soon(272) }),
    words: '+ 5 more',
  },
  {
    name: 'crowd',
    lottery: () => ({
      ...crowd,
      title: 'The very long title of a draw that never ends',
      memberCount: 90_123,
      ticketTotal: 180_400,
      closesAt: null,
      partyMembers: members.map((one) => ({ ...one, handle: LONG_NAME })),
    }),
    words: 'Every dot is 301 tickets.',
  },
  {
    name: 'last seconds',
    lottery: () => ({ ...crowd, closesAt: soon(9.5) }),
    words: '00:',
    isAlone: true,
  },
  {
    name: 'notice',
    lottery: () => ({
      ...crowd,
      ticketTotal: 600,
      notice: 'Back in ten minutes, then we draw. '.repeat(6),
      closesAt: soon(600),
    }),
    words: 'Back in ten minutes',
  },
  {
    name: 'paused',
    lottery: () => ({ ...crowd, state: 'PAUSED' }),
    words: 'Everyone who’s in stays',
  },
  {
    name: 'closed',
    lottery: () => ({
      ...crowd,
      ...{ state: 'CLOSED', entrantsHash: HEX, randomness: 'drand-quicknet' },
      ...{ closedAt: soon(-4), roundAt: soon(7), round: 1000 },
    }),
    words: 'Nobody knows the winner yet',
    isStage: true,
  },
  {
    name: 'number late',
    lottery: () => ({
      ...crowd,
      ...{ state: 'CLOSED', entrantsHash: HEX, closedAt: soon(-30), roundAt: soon(-20) },
    }),
    words: 'The number is late',
    isStage: true,
  },
  {
    name: 'closed without a number',
    lottery: () => ({ ...crowd, state: 'CLOSED', entrantsHash: HEX, randomness: 'none' }),
    words: 'sealed before the start',
    isStage: true,
  },
  { name: 'drawn', lottery: () => ({ ...drawn, winners: [winner(0, 1)] }), words: 'Winner' },
  {
    name: 'claiming',
    lottery: () => ({ ...drawn, winners: [winner(0, 1, { claimBy: soon(108) })] }),
    words: 'Claims within',
  },
  {
    name: 'next in line',
    lottery: () => ({
      ...drawn,
      winners: [
        winner(0, 1, { status: ENTRY.expired, handle: null, outReason: 'expired' }),
        winner(1, 1, { rank: 2, claimBy: soon(108) }),
      ],
    }),
    words: 'Next in the order',
  },
  {
    name: 'several',
    lottery: () => ({
      ...drawn,
      ...{ prizes, prizeCount: 6, claimMode: 'OFFLINE', state: 'COMPLETED' },
      winners: NAMES.map((_, index) => winner(index, index + 1, { status: ENTRY.fulfilled })),
    }),
    words: 'Game key',
  },
  {
    name: 'long winner',
    lottery: () => ({
      ...drawn,
      winners: [winner(0, 1, { handle: LONG_NAME, status: ENTRY.claimed })],
    }),
    words: 'Claimed',
  },
  {
    name: 'cancelled',
    lottery: () => ({ ...crowd, state: 'CANCELLED' }),
    words: 'This draw was canceled',
  },
];
