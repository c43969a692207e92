import type { ConsoleParty, HostMember, PartyView, Ticket } from '@/hooks/party/types';
import type { CurrentUser } from '@/lib/session/currentUser';
import type { PartyMember } from '@/lib/shared/messages';

const EXTRA = {
  profile_photo: '/default-user.png',
  display_is_dark_mode: false,
  display_hue: '200',
};

export const aUser = (change: Partial<CurrentUser> = {}): CurrentUser => ({
  id: 'user-fan',
  handle: 'fiona',
  firstName: 'Fiona',
  lastName: 'Fan',
  email: 'fiona@example.org',
  userType: 'FAN',
  extraPublic: EXTRA,
  onboardingComplete: true,
  onboardingStatus: [],
  ...change,
});

export const aMember = (number: number, change: Partial<PartyMember> = {}): PartyMember => ({
  id: `entry-${number}`,
  number,
  status: 100,
  handle: `player${number}`,
  profilePhoto: '/default-user.png',
  joinedAt: '2026-11-21T10:00:00.000Z',
  ...change,
});

export const aParty = (change: Partial<PartyView> = {}): PartyView => ({
  id: 'party-1',
  title: 'Friday matches',
  game: 'Mario Kart',
  notice: null,
  state: 'OPEN',
  queueSize: null,
  seatsPerRound: 2,
  memberCount: 2,
  seq: 5,
  entryFields: [],
  partyMembers: [aMember(1), aMember(2)],
  membersCursor: null,
  creator: { id: 'user-host', handle: 'hana', name: 'Hana', extra_public: JSON.stringify(EXTRA) },
  myEntry: null,
  createdAt: '2026-11-21T09:00:00.000Z',
  ...change,
});

export const aTicket = (change: Partial<Ticket> = {}): Ticket => ({
  queueUuid: 'ticket-1',
  number: 7,
  status: 100,
  position: 4,
  waitRange: null,
  calledAt: null,
  lobbyCode: null,
  fields: [],
  handle: 'fiona',
  isMine: true,
  party: aParty(),
  ...change,
});

export const aHostMember = (number: number, change: Partial<HostMember> = {}): HostMember => ({
  id: `entry-${number}`,
  number,
  status: 100,
  handle: `player${number}`,
  profilePhoto: '/default-user.png',
  fields: [],
  joinedAt: '2026-11-21T10:00:00.000Z',
  calledAt: null,
  endedAt: null,
  ...change,
});

export const aConsole = (change: Partial<ConsoleParty> = {}): ConsoleParty => ({
  id: 'party-1',
  version: 3,
  title: 'Friday matches',
  game: 'Mario Kart',
  notice: null,
  state: 'OPEN',
  queueSize: null,
  seatsPerRound: 2,
  lobbyCode: null,
  memberCount: 3,
  playedCount: 0,
  seq: 5,
  entryFields: [],
  waiting: [aHostMember(1), aHostMember(2), aHostMember(3)],
  waitingCursor: null,
  current: [],
  done: [],
  widgetKeys: [],
  creator: { id: 'user-host', handle: 'hana', name: 'Hana', extra_public: JSON.stringify(EXTRA) },
  ...change,
});
