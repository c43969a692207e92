import { buffer } from 'node:stream/consumers';
import type { Context } from '@/backend/platform/context';
import { textsIn } from '@/backend/platform/texts';
import { listPhoto, parseExtraPublic } from '@/lib/shared/creators/extraPublic';
import { fullName } from '@/lib/shared/accounts/names';
import { DEFAULT_HUE } from '@/lib/shared/palette';
import { drawCard, type Card } from './card';
import { drawable } from './textImage';
import { drawTurn, type Turn } from './turnPicture';
import { findCreator, findFund, findLottery, findParty, findService, findTurn } from './repository';

/** Which picture: of the product, a handle’s owner, a tool, a service, a turn somebody had. */
export type Motif =
  | { kind: 'product' }
  | { kind: 'creator'; handle: string }
  | { kind: 'party'; partyId: string }
  | { kind: 'chance'; lotteryId: string }
  | { kind: 'fund'; fundId: string }
  | { kind: 'service'; serviceId: string }
  | { kind: 'turn'; queueUuid: string };

const UPLOAD = /^\/uploads\/([a-z0-9]{32}\.webp)$/;
const KEPT_MS = 10 * 60_000;
const MOST_KEPT = 200;
/** Minutes from which a wait is worth a word. */
const WORTH_SAYING = 10;
/** Drawing takes a tenth of a second of one core; whoever comes while so many wait is sent away. */
const MOST_WAITING = 30;

type Asked = Pick<Context, 'db' | 'storage' | 'config'>;

const cache = new Map<string, { until: number; png: Buffer }>();
let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/**
 * The picture that a link to a page shows, as PNG, one drawn after the other and kept for ten
 * minutes. Null when there is no such page; `busy` when too many wait.
 */
export async function ogImageOf(
  asked: Asked,
  motif: Motif,
  locale: string,
): Promise<Buffer | 'busy' | null> {
  const key = JSON.stringify([motif, locale]);
  const known = cache.get(key);
  if (known && known.until > Date.now()) return known.png;
  if (waiting >= MOST_WAITING) return 'busy';
  waiting += 1;
  const turn = last.then(() => draw(asked, motif, locale));
  last = turn.catch(() => undefined);
  try {
    const png = await turn;
    if (png !== null) keep(key, png);
    return png;
  } finally {
    waiting -= 1;
  }
}

function keep(key: string, png: Buffer): void {
  cache.delete(key);
  cache.set(key, { until: Date.now() + KEPT_MS, png });
  const [oldest] = cache.keys();
  if (cache.size > MOST_KEPT && oldest !== undefined) cache.delete(oldest);
}

async function draw(asked: Asked, motif: Motif, locale: string): Promise<Buffer | null> {
  if (motif.kind === 'turn') {
    const turn = await turnOf(asked, motif.queueUuid, locale);
    return turn && drawTurn(turn);
  }
  const card = await cardOf(asked, motif, locale);
  return card === null ? null : drawCard(card);
}

async function cardOf(
  asked: Asked,
  motif: Exclude<Motif, { kind: 'turn' }>,
  locale: string,
): Promise<Card | null> {
  const t = textsIn('ogImages', locale);
  if (motif.kind === 'product') {
    const heading = t('product.heading');
    const text = t('product.text');
    const plain = { hue: DEFAULT_HUE, isDark: false, label: null, foot: null, photo: null };
    return { ...plain, heading, headingFallback: heading, text, textFallback: text };
  }
  if (motif.kind === 'creator') {
    const creator = await findCreator(asked.db, motif.handle);
    if (!creator) return null;
    const { theme, name, photo } = await ownerOf(asked, creator);
    const heading = { heading: name, headingFallback: `@${creator.handle}` };
    const invitation = t('creator.text');
    const text = { text: creator.tagline?.trim() || invitation, textFallback: invitation };
    return { ...theme, ...heading, ...text, label: null, foot: `@${creator.handle}`, photo };
  }
  if (motif.kind === 'chance') return lotteryCard(asked, motif.lotteryId, t);
  if (motif.kind === 'fund') return fundCard(asked, motif.fundId, t);
  if (motif.kind === 'service') return serviceCard(asked, motif.serviceId, t);
  const party = await findParty(asked.db, motif.partyId);
  if (!party) return null;
  const { theme, name, photo } = await ownerOf(asked, party);
  const text = t('party.text', { host: name });
  const game = drawable(party.game, '');
  return {
    ...theme,
    text,
    textFallback: text,
    label: game === '' ? 'PlayQueue' : `PlayQueue · ${game}`,
    heading: party.title,
    headingFallback: 'PlayQueue',
    foot: null,
    photo,
  };
}

/** What is to be won, and whose draw it is. */
async function lotteryCard(
  asked: Asked,
  lotteryId: string,
  t: ReturnType<typeof textsIn<'ogImages'>>,
): Promise<Card | null> {
  const lottery = await findLottery(asked.db, lotteryId);
  if (!lottery) return null;
  const { theme, name, photo } = await ownerOf(asked, lottery);
  const text = t('chance.text', { host: name });
  const prize = drawable(lottery.prizes[0]?.title ?? '', '');
  return {
    ...theme,
    text,
    textFallback: text,
    label: prize === '' ? 'PlayChance' : `PlayChance · ${prize}`,
    heading: lottery.title,
    headingFallback: 'PlayChance',
    foot: null,
    photo,
  };
}

/** What it is for, and whose fund it is. The sum is none of it: a picture is kept by others for days. */
async function fundCard(
  asked: Asked,
  fundId: string,
  t: ReturnType<typeof textsIn<'ogImages'>>,
): Promise<Card | null> {
  const fund = await findFund(asked.db, fundId);
  if (!fund) return null;
  const { theme, name, photo } = await ownerOf(asked, fund);
  const invitation = t('fund.text', { host: name });
  return {
    ...theme,
    text: fund.summary ?? invitation,
    textFallback: invitation,
    label: 'PlayFund',
    heading: fund.title,
    headingFallback: 'PlayFund',
    foot: `@${fund.handle}`,
    photo,
  };
}

/** What can be booked, and with whom. The price is none of it, as a fund's sum is none. */
async function serviceCard(
  asked: Asked,
  serviceId: string,
  t: ReturnType<typeof textsIn<'ogImages'>>,
): Promise<Card | null> {
  const service = await findService(asked.db, serviceId);
  if (!service) return null;
  const { theme, name, photo } = await ownerOf(asked, service);
  const [image = ''] = service.images;
  const invitation = t('service.text', { host: name });
  return {
    ...theme,
    text: service.summary ?? invitation,
    textFallback: invitation,
    label: name,
    heading: service.title,
    headingFallback: invitation,
    foot: `@${service.handle}`,
    photo: (await photoOf(asked, image)) ?? photo,
  };
}

/** Null for a ticket that is not there, and for one whose turn is not over or never came. */
async function turnOf(asked: Asked, queueUuid: string, locale: string): Promise<Turn | null> {
  const turn = await findTurn(asked.db, queueUuid);
  if (!turn) return null;
  const t = textsIn('ogImages', locale);
  const { round, game, beganAt, timeZone, creatorHandle, fanHandle } = turn;
  const creator = await ownerOf(asked, {
    handle: creatorHandle,
    firstName: turn.creatorFirstName,
    lastName: turn.creatorLastName,
    extraPublic: turn.creatorExtraPublic,
  });
  const minutes = Math.floor(turn.waitSeconds / 60);
  const day = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;
  const site = asked.config.post.siteOrigin.replace(/^https?:\/\//, '');
  return {
    hue: creator.theme.hue,
    label: [drawable(game, ''), t('turn.round', { round: String(round) })]
      .filter(Boolean)
      .join(' · '),
    heading: t('turn.heading', { name: creator.name }),
    headingFallback: t('turn.heading', { name: `@${creatorHandle}` }),
    wait: minutes < WORTH_SAYING ? null : t('turn.wait', { minutes: String(minutes) }),
    date: drawable(new Intl.DateTimeFormat(locale, { ...day, timeZone }).format(beganAt), ''),
    address: `${site}/${creatorHandle}/live`,
    creator: { photo: creator.photo, name: creatorHandle },
    fan: { photo: await photoOf(asked, listPhoto(turn.fanExtraPublic)), name: fanHandle },
  };
}

async function ownerOf(
  asked: Asked,
  owner: { handle: string; firstName: string; lastName: string; extraPublic: unknown },
) {
  const theme = parseExtraPublic(owner.extraPublic);
  return {
    theme: { hue: Number(theme.display_hue), isDark: theme.display_is_dark_mode },
    name: drawable(fullName(owner), `@${owner.handle}`),
    photo: await photoOf(asked, theme.profile_photo),
  };
}

/** Only what lies with us is read: no address of a user's is ever asked. */
async function photoOf({ storage }: Asked, address: string): Promise<Buffer | null> {
  const name = UPLOAD.exec(address)?.[1];
  if (name === undefined) return null;
  const file = await storage.read(name).catch(() => null);
  return file === null ? null : buffer(file.body).catch(() => null);
}
