import type { Page } from '@playwright/test';
import { DEFAULT_QUEUE_RULES } from '@/lib/shared/parties/queueRules';
import { addressesOf, buildWorld, type World } from './support/matrixWorld';
import { asHost } from './support/draws';
import { contribute } from './support/hostFunds';
import { callSecureql } from './support/people';
import { expect, test, type Member } from './support/test';
import { permanentWidget } from './support/widgets';

/** Private words that stand somewhere in this creator's data. */
const SECRETS = {
  message: 'canary-message-about-saturday',
  lobbyCode: 'CANARY-4711',
  answer: 'canary-answer-nick',
  hostNote: 'canary-note-of-the-host',
  claimName: 'Canary Winnersson',
  claimAddress: 'Canarystreet 12',
  claimMail: 'canary-winner@journey.test',
  hiddenAmount: '43.21',
};

async function tellSecrets({ creator, fan, newcomer, ...world }: World) {
  const { conversationId, claimUuid } = world;
  await asHost(fan, 'messaging/send-message/', {
    conversationId,
    clientId: crypto.randomUUID(),
    body: SECRETS.message,
    photoUrl: null,
  });
  await asHost(fan, 'lottery/claim-prize/', { uuid: claimUuid });
  await asHost(fan, 'lottery/send-details/', {
    uuid: claimUuid,
    name: SECRETS.claimName,
    email: SECRETS.claimMail,
    address: SECRETS.claimAddress,
    postcode: '10115',
    city: 'Berlin',
    country: 'DE',
    note: null,
  });
  await contribute(fan, world.fundId, { amount: 4321, visibility: 'HIDE_AMOUNT' });
  await expect(fan.page.getByRole('heading', { name: /^Thank you/ })).toBeVisible({
    timeout: 60_000,
  });
  const { partyId, entryId } = await queueWithAnswers(creator, newcomer);
  await asHost(creator, 'party/note-member/', {
    partyID: partyId,
    entryId,
    note: SECRETS.hostNote,
  });
  return partyId;
}

/** A queue that asks something and has a lobby code, with one who waits and one who is up. */
async function queueWithAnswers(creator: Member, fan: Member) {
  const made = await asHost(creator, 'party/create-party/', {
    title: 'Secret squads',
    game: 'Chess',
    requestKey: crypto.randomUUID(),
  });
  const partyId = (made.createParty as { item: { id: string } }).item.id;
  await asHost(creator, 'party/edit-queue/', {
    ...{ partyID: partyId, version: 1, queueSize: null, seatsPerRound: 1 },
    lobbyCode: SECRETS.lobbyCode,
    entryFields: [{ key: 'nick', kind: 'TEXT', label: 'Nick', required: true, maxLength: 40 }],
    ...DEFAULT_QUEUE_RULES,
  });
  await asHost(creator, 'party/change-state/', { partyID: partyId, action: 'OPEN' });
  const fields = [{ key: 'nick', value: SECRETS.answer }];
  await asHost(fan, 'party/join-queue/', { partyID: partyId, fields, seats: 1 });
  const { partyMembers } = await asHost(creator, 'party/get-members/', { partyID: partyId });
  const [entry] = (partyMembers as { items: { id: string }[] }).items;
  return { partyId, entryId: entry?.id };
}

/** Opens the creator's overlay as OBS would. */
async function goOnAir(creator: Member, page: Page) {
  const { key } = await permanentWidget(creator);
  await page.goto(`/streamlabs-elements/widgets#key=${key}`);
  const isOnAir = async () => {
    const { body: answer } = await callSecureql(creator.context, 'widgets/get-on-air/', {});
    return (answer.onAir as { item: { isOnAir: boolean } }).item.isOnAir;
  };
  await expect.poll(isOnAir).toBe(true);
  return key;
}

/** What stands on a page for eyes and for screen readers. */
async function wordsOn(page: Page): Promise<string> {
  const body = page.locator('body');
  return `${await body.innerText()}\n${await body.ariaSnapshot()}`;
}

test('on stream, no page of the creator tells what is private until it is held open', async ({
  newCreator,
  newFan,
  newVisitor,
  complaints,
}) => {
  test.setTimeout(300_000);
  const creator = await newCreator();
  const { page } = creator;
  const world = await buildWorld(
    { creator, fan: await newFan(), newcomer: await newFan() },
    { hue: '96', isDark: false },
  );
  const partyId = await tellSecrets(world);
  const obs = await newVisitor();
  const key = await goOnAir(creator, obs.page);
  // Addresses that do not stand yet, and the claim that is somebody else's.
  complaints.allow(/404/);

  const secrets = [...Object.values(SECRETS), creator.email, key];
  const told: string[] = [];
  const own = addressesOf({ ...world, partyId }).filter(
    // The proof of a draw is a file that everybody may have.
    ({ path, stands }) => stands && !path.endsWith('.json'),
  );
  for (const { path } of own) {
    await page.goto(path);
    const words = await wordsOn(page);
    for (const secret of secrets) if (words.includes(secret)) told.push(`${path}: ${secret}`);
  }
  expect(told).toEqual([]);

  await test.step('held, it shows; released, it is gone', async () => {
    await page.goto(`/chat?conversation=${world.conversationId}`);
    const message = page.getByText(SECRETS.message).first();
    await expect(message).toBeHidden();
    const hold = page.getByRole('button', { name: 'Hold to show' });
    await hold.dispatchEvent('pointerdown');
    await expect(message).toBeVisible();
    await hold.dispatchEvent('pointerup');
    await expect(message).toBeHidden();
  });

  await test.step('one press uncovers it until the overlay goes off', async () => {
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page.getByText(SECRETS.message).first()).toBeVisible();
  });
});
