// Fills an empty PlayPlus with people, parties, draws, funds and services, through the same calls that the web makes.
import { BackendClient } from './demo/backendClient';
import { playNight } from './demo/board';
import { follow } from './demo/draws';
import { fillOffers } from './demo/experiences/offers';
import { fillOrders } from './demo/experiences/fillOrders';
import { fillServices } from './demo/experiences/fillServices';
import { fillEvening } from './demo/evening';
import { fillDraws } from './demo/fillDraws';
import { fillFunds } from './demo/fillFunds';
import { callNext, changeState, join, openParty, playRound, startTurn } from './demo/host';
import { askToBeTold, planShow } from './demo/planned';
import { fillReports } from './demo/messages';
import { connect, fillMoney } from './demo/money';
import { setUpOverlays } from './demo/overlays';
import { setUpPage, type PagePlan } from './demo/page';
import pages from './demo/pages.json';
import people from './demo/people.json';

interface Person {
  handle: string;
  firstName: string;
  lastName: string;
  email: string;
}

const backend = { url: process.env.BACKEND_URL ?? '', serviceKey: process.env.SERVICE_KEY ?? '' };

let visitors = 0;

/** Somebody at an address of their own, from the block kept for documentation: sign-ups are limited by address. */
function newVisitor(): BackendClient {
  visitors += 1;
  return new BackendClient(backend, `203.0.113.${visitors}`);
}

async function signUp(person: Person, userType: 'CREATOR' | 'FAN'): Promise<BackendClient> {
  const client = newVisitor();
  await client.ask(
    'mutation($input: SignUpInput!) { answer: signUp(input: $input) { error item { id } } }',
    { input: { ...person, password: people.password, userType, locale: 'en' } },
  );
  await confirmEmail(client, person.email);
  return client;
}

/** The demo's people log in by e-mail, which has to be theirs. */
async function confirmEmail(client: BackendClient, email: string): Promise<void> {
  const code = await client.mailedCode(email);
  if (code === null) return;
  await client.ask(
    'mutation($code: String!) { answer: confirmEmailCode(code: $code) { error item { state } } }',
    { code },
  );
}

const gamerTag = {
  key: 'tag',
  kind: 'GAME_ID',
  label: 'Name in the game',
  required: true,
  maxLength: 40,
};
const role = {
  key: 'role',
  kind: 'TEXT',
  label: 'Role you like to play',
  required: false,
  maxLength: 40,
};
const roles = ['Support', 'Tank', 'Anything', 'Damage', 'Scout'];

async function fillProduct(): Promise<void> {
  const hosts = [];
  const plans: Record<string, PagePlan | undefined> = pages;
  for (const creator of people.creators) {
    const host = await signUp(creator, 'CREATOR');
    const plan = plans[creator.handle];
    if (plan) await setUpPage(host, plan);
    hosts.push(host);
  }
  const fans: { client: BackendClient; handle: string }[] = [];
  for (const fan of people.fans) {
    fans.push({ client: await signUp(fan, 'FAN'), handle: fan.handle });
  }
  for (const { client } of fans.slice(0, 10)) await follow(client, 'novakit');
  const [nora, ben, , luma] = hosts;
  if (!nora || !ben || !luma) throw new Error('The demo has three hosts.');

  const lineUp = async (partyID: string, from: number, to: number) => {
    for (const [index, { client, handle }] of fans.slice(from, to).entries()) {
      await join(client, partyID, [
        { key: 'tag', value: handle },
        { key: 'role', value: roles[index % roles.length] ?? '' },
      ]);
    }
  };
  const entryFields = [gamerTag, role];

  await setUpOverlays(nora);
  await playNight(nora, fans.slice(12, 22));

  const squad = await openParty(nora, {
    title: 'Friday squad: bring your main',
    game: 'Overwatch 2',
    notice: 'Rounds of two, all ranks welcome. Have the game open when your turn comes.',
    seatsPerRound: 2,
    queueSize: 40,
    lobbyCode: 'NOVA-4417',
    entryFields,
  });
  // The last eight play first, two of them right now. Two are called next, and the demo fan stands in
  // the middle of those who wait.
  await lineUp(squad, 16, 24);
  for (let round = 0; round < 3; round += 1) await playRound(nora, squad, 2);
  await startTurn(nora, squad, 2);
  await lineUp(squad, 6, 16);
  await lineUp(squad, 0, 6);
  await callNext(nora, squad, 2);

  const chess = await openParty(nora, {
    title: 'Blitz chess against chat',
    game: 'Chess',
    notice: 'Five-minute games. The queue rests while I eat something.',
    seatsPerRound: 1,
    queueSize: null,
    lobbyCode: null,
    entryFields,
  });
  await lineUp(chess, 4, 9);
  await changeState(nora, chess, 'PAUSE');

  const karts = await openParty(ben, {
    title: 'Kart cup, one race each',
    game: 'Mario Kart 8 Deluxe',
    notice: 'Four seats a race, 150 cc, no blue shells on purpose.',
    seatsPerRound: 4,
    queueSize: 20,
    lobbyCode: '2281-7730',
    entryFields,
  });
  await lineUp(karts, 9, 20);
  await playRound(ben, karts, 4);

  const digging = await openParty(ben, {
    title: 'Dig with me: deep dive night',
    game: 'Deep Rock Galactic',
    notice: 'Three seats beside mine.',
    seatsPerRound: 3,
    queueSize: 12,
    lobbyCode: null,
    entryFields,
  });
  await lineUp(digging, 0, 7);
  await playRound(ben, digging, 3);
  await changeState(ben, digging, 'END');

  const squads = await planShow(nora, {
    title: 'Friday squad: bring your main',
    game: 'Overwatch 2',
    inDays: 3,
    minutes: 180,
  });
  for (const { client } of fans.slice(8, 15)) await askToBeTold(client, squads);
  await planShow(nora, { title: 'Level roulette', game: 'Celeste', inDays: 9, minutes: 120 });

  await fillDraws(nora, fans, newVisitor);
  await fillEvening({ nora, luma }, fans);
  await signUp(people.operator, 'FAN');
  const rude = fans[4];
  if (rude) await fillReports(nora, rude.client);
}

async function logIn(email: string): Promise<BackendClient> {
  const client = newVisitor();
  await client.ask(
    'mutation($input: LogInInput!) { answer: logIn(input: $input) { error item { id } } }',
    { input: { emailOrHandle: email, password: people.password } },
  );
  return client;
}

/** What is bought is told by the sandbox through the web, which has to stand: a second run. */
async function fillPurchases(): Promise<void> {
  const [nora, ben, ...others] = people.creators;
  if (!nora || !ben) throw new Error('The demo has no two creators who sell.');
  const fans: { client: BackendClient }[] = [];
  for (const { email } of people.fans.slice(0, 7)) fans.push({ client: await logIn(email) });
  const host = await logIn(nora.email);
  const benClient = await logIn(ben.email);
  const sellers = [
    { client: host, who: nora },
    { client: benClient, who: ben },
  ];
  for (const { client, who } of sellers) await connect(client, who);
  for (const who of others) sellers.push({ client: await logIn(who.email), who });
  // Side by side: most of the time either waits for what the sandbox tells.
  const [sold] = await Promise.all([
    fillServices(sellers, fans, [nora.handle, ben.handle]),
    fillMoney(host, nora, fans),
  ]);
  const services = sold.get(nora.handle) ?? [];
  await Promise.all([
    fillFunds(host, benClient, fans, newVisitor),
    fillOrders(host, fans, services),
  ]);
  await fillOffers(host, fans, services);
}

const fill = process.argv.includes('purchases') ? fillPurchases : fillProduct;
fill().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
