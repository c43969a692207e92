import { fundSettings } from '@/__tests__/support/fundSettings';
import { anImage } from '@/__tests__/support/images';
import { Caller, type Answer } from '@/__tests__/support/product';
import { DEFAULT_QUEUE_RULES } from '@/lib/shared/parties/queueRules';
import { drawSalt, drawSettings } from './lotteryRows';
import { roles, type Ids, type Role } from './row';

const never = '00000000-0000-7000-8000-000000000000';

/** Things that never were. */
export const MISSING: Ids = {
  partyID: never,
  queueUuid: never,
  lotteryId: never,
  memberId: never,
  drawnId: never,
  winnerId: never,
  claimUuid: never,
  fundId: never,
  serviceId: never,
  widgetId: never,
  controlKeyId: never,
  creatorId: never,
  handle: 'matrix-nobody',
  fanHandle: 'matrix-nobody',
  sessionId: never,
  conversationId: never,
  messageId: never,
  photoUrl: `/uploads/${'0'.repeat(32)}.webp`,
};

/** What only the owner knows, and what the fan told the owner, on joining and by a message. */
export const LOBBY = 'MATRIX-LOBBY-CODE';
export const WISH = 'MATRIX-WISH-OF-THE-FAN';
export const STREET = 'MATRIX-STREET-OF-THE-FAN';
const WORDS = 'MATRIX-WORDS-OF-THE-FAN';

const passwordOf = (handle: string) => `a long pass phrase of ${handle} indeed`;
const handleOf = (role: string) => `matrix-${role.toLowerCase()}`;

/** Who signs up as whom: its address has the handle before the host. */
export const emailOf = (handle: string) => `${handle}@matrix.test`;

/** Texts that may stand in nobody's answers but these people's. */
export const PRIVATE: { text: string; of: readonly Role[] }[] = [
  ...roles.map((role) => ({ text: emailOf(handleOf(role)), of: [role] })),
  { text: emailOf(handleOf('gone')), of: [] },
  { text: emailOf(handleOf('gonefan')), of: [] },
  { text: LOBBY, of: ['owner'] },
  { text: WISH, of: ['owner', 'fan'] },
  { text: STREET, of: ['owner', 'fan'] },
  { text: WORDS, of: ['owner', 'fan'] },
];

const itemOf = (body: Answer) => Object.values(body)[0]?.item ?? {};

/** Makes what a creator owns, and the ticket that a fan holds with them. */
async function belongings(address: string, owner: Caller, fan: Caller, names: string[]) {
  const [handle = '', fanHandle = ''] = names;
  const ask = async (caller: Caller, path: string, payload: unknown) => {
    const { body } = await caller.call(path, payload);
    return itemOf(body);
  };
  const party = { title: 'Matrix', game: 'Chess', requestKey: crypto.randomUUID() };
  const partyID = String((await ask(owner, 'party/create-party/', party)).id);
  const wish = { key: 'wish', kind: 'TEXT', label: 'Wish', required: false, maxLength: 40 };
  const rules = {
    queueSize: null,
    seatsPerRound: 1,
    lobbyCode: LOBBY,
    entryFields: [wish],
    ...DEFAULT_QUEUE_RULES,
  };
  await ask(owner, 'party/edit-queue/', { partyID, version: 1, ...rules });
  await ask(owner, 'party/change-state/', { partyID, action: 'OPEN' });
  const answer = { partyID, fields: [{ key: 'wish', value: WISH }] };
  const ticket = await ask(fan, 'party/join-queue/', answer);
  const draws = await ownDraws(ask, owner, fan);
  const fundDraft = { settings: fundSettings(), requestKey: crypto.randomUUID() };
  const fund = await ask(owner, 'fund/create-fund/', fundDraft);
  const blank = { template: 'BLANK', kind: 'SESSION', requestKey: crypto.randomUUID() };
  const service = await ask(owner, 'services/create-service/', blank);
  const widget = await ask(owner, 'widgets/create-widget/', {
    kind: 'QUEUE',
    partyID,
    requestKey: crypto.randomUUID(),
  });
  const control = await ask(owner, 'control/create-key/', { partyID, action: 'NEXT' });
  const photo = itemOf((await owner.send('upload-one-photo', await anImage('png'))).body);
  const me = await ask(owner, 'my-user/', {});
  const talk = await ask(fan, 'messaging/start-conversation/', { userId: me.id });
  const chatMessage = { conversationId: talk.id, clientId: crypto.randomUUID(), body: WORDS };
  const message = await ask(fan, 'messaging/send-message/', chatMessage);
  const elsewhere = new Caller(address);
  await elsewhere.call('accounts/log-in/', {
    emailOrHandle: handle,
    password: passwordOf(handle),
  });
  const { body } = await owner.call('accounts/get-sessions/', {});
  const other = body.getSessions?.items?.find(({ isCurrent }) => isCurrent === false);
  const ids: Ids = {
    partyID,
    queueUuid: String(ticket.queueUuid),
    ...draws,
    fundId: String(fund.id),
    serviceId: String(service.id),
    widgetId: String(widget.id),
    controlKeyId: String(control.id),
    creatorId: String(me.id),
    handle,
    fanHandle,
    sessionId: String(other?.id),
    conversationId: String(talk.id),
    messageId: String(message.id),
    photoUrl: String(photo.url),
  };
  if (Object.values(ids).includes('undefined')) throw new Error(JSON.stringify(ids));
  return ids;
}

/** An open draw with the fan in it, and one that the fan has won and claimed. */
async function ownDraws(
  ask: (caller: Caller, path: string, payload: unknown) => Promise<Record<string, unknown>>,
  owner: Caller,
  fan: Caller,
) {
  const open = async () => {
    const payload = { settings: drawSettings, requestKey: crypto.randomUUID() };
    const lotteryId = String((await ask(owner, 'lottery/create-lottery/', payload)).id);
    await ask(owner, 'lottery/change-state/', { lotteryId, action: 'OPEN' });
    const entry = await ask(fan, 'lottery/join-lottery/', { lotteryId, salt: drawSalt() });
    return { lotteryId, entry };
  };
  const running = await open();
  const drawn = await open();
  const { lotteryId: drawnId, entry } = drawn;
  const [winnerId, uuid] = [String(entry.id), String(entry.uuid)];
  await ask(owner, 'lottery/close-and-draw/', { lotteryId: drawnId });
  await ask(owner, 'lottery/confirm-winners/', { lotteryId: drawnId, memberIds: [winnerId] });
  await ask(fan, 'lottery/claim-prize/', { uuid });
  const details = {
    name: 'Fan',
    email: null,
    address: STREET,
    postcode: '1',
    city: 'Kiel',
    country: 'DE',
    note: null,
  };
  await ask(fan, 'lottery/send-details/', { uuid, ...details });
  const memberId = String(running.entry.id);
  return { lotteryId: running.lotteryId, memberId, drawnId, winnerId, claimUuid: uuid };
}

async function signUp(address: string, role: string, userType: 'CREATOR' | 'FAN') {
  return new Caller(address).signUp(handleOf(role), userType);
}

/** Everybody, logged in, with what the owner has and the fan holds. */
export async function everybody(
  address: string,
  operator: Caller,
): Promise<{
  callers: Record<Role, Caller>;
  real: Ids;
}> {
  const callers = { operator } as Record<Role, Caller>;
  for (const role of roles) {
    if (role === 'operator') continue;
    const userType = role === 'fan' || role === 'otherFan' ? 'FAN' : 'CREATOR';
    callers[role] =
      role === 'visitor' ? new Caller(address) : await signUp(address, role, userType);
  }
  const names = [handleOf('owner'), handleOf('fan')];
  return { callers, real: await belongings(address, callers.owner, callers.fan, names) };
}

/** What a creator and a fan had, who have both deleted their accounts since. */
export async function goneThings(address: string): Promise<Ids> {
  const creator = await signUp(address, 'gone', 'CREATOR');
  const fan = await signUp(address, 'gonefan', 'FAN');
  const names = [handleOf('gone'), handleOf('gonefan')];
  const ids = await belongings(address, creator, fan, names);
  for (const [index, caller] of [fan, creator].entries()) {
    const confirmation = passwordOf(handleOf(index === 0 ? 'gonefan' : 'gone'));
    const { body } = await caller.call('accounts/delete-account/', { confirmation });
    if (itemOf(body).isDeleted !== true) throw new Error(JSON.stringify(body));
  }
  return ids;
}
