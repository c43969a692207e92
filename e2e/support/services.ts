import { asHost } from './draws';
import { imageFile } from './image';
import { callSecureql, uploadImage } from './people';
import type { Member } from './test';

/** What a journey says of a tier; the rest is that of a session of half an hour. */
interface TierWish {
  name?: string;
  price?: number;
  minutes?: number | null;
  days?: number | null;
  revisions?: number;
  seats?: number;
  hasDeposit?: boolean;
  sessions?: number;
  useDays?: number;
  stock?: number | null;
  link?: string | null;
}

interface QuestionWish {
  text: string;
  kind?: 'TEXT' | 'CHOICE' | 'GAME_ID' | 'LINK' | 'FILE';
  isRequired?: boolean;
  choices?: string[];
  when?: 'CHECKOUT' | 'AFTER_PAYMENT';
}

/** What a journey says of a service; the rest is that of playing together, booked at once. */
export interface ServiceWish {
  kind?: 'SESSION' | 'DELIVERY' | 'INSTANT' | 'QUEUE';
  title?: string;
  summary?: string;
  description?: string;
  category?: string;
  /** Uploaded already; a square of one colour otherwise. */
  images?: string[];
  faqs?: { question: string; answer: string }[];
  bookingMode?: 'INSTANT' | 'CONFIRM';
  cancelPolicy?: 'FLEXIBLE' | 'STANDARD' | 'STRICT' | 'NONE';
  tiers?: TierWish[];
  questions?: QuestionWish[];
}

/** A service that was made, and its tiers in their order. */
export interface MadeService {
  serviceId: string;
  tierIds: string[];
}

const ALL_DAY = [{ from: 0, to: 1440 }];

/** Opens a creator's hours around the clock, in UTC: every slot of a journey is free. */
export async function openHours(host: Member, noticeMinutes = 0): Promise<void> {
  const { body } = await callSecureql(host.context, 'user-availability-settings', {});
  const { item } = body.availabilitySettings as { item: { version: number } };
  await asHost(host, 'availability/save-settings/', {
    version: item.version,
    settings: {
      timeZone: 'UTC',
      weekly: Array.from({ length: 7 }, () => ALL_DAY),
      overrides: [],
      bufferBefore: 0,
      bufferAfter: 0,
      noticeMinutes,
      horizonDays: 35,
      mostPerDay: null,
    },
  });
}

function tierOf(kind: string, wish: TierWish) {
  return {
    id: null,
    name: 'One match',
    price: 2500,
    included: ['One match, your pick'],
    minutes: kind === 'SESSION' ? 30 : null,
    days: kind === 'DELIVERY' || kind === 'QUEUE' ? 3 : null,
    revisions: kind === 'DELIVERY' ? 1 : 0,
    seats: 1,
    hasDeposit: false,
    sessions: 1,
    useDays: 90,
    stock: null,
    link: kind === 'INSTANT' ? 'https://example.org/wallpaper' : null,
    ...wish,
  };
}

async function itemOf(host: Member, path: string, payload: Record<string, unknown>) {
  const { status, body } = await callSecureql(host.context, path, payload);
  const [root] = Object.values(body) as {
    error: string | null;
    item?: { id: string; version: number; settings: object; tiers: { id: string }[] };
  }[];
  if (status !== 200 || !root?.item || root.error !== null) {
    throw new Error(`${path} was answered ${status}: ${JSON.stringify(body)}`);
  }
  return root.item;
}

/** A draft with a picture, tiers and questions. */
export async function makeService(host: Member, wish: ServiceWish = {}): Promise<MadeService> {
  const { kind = 'SESSION', tiers = [{}], questions = [], ...words } = wish;
  const uploaded = await uploadImage(host.context, imageFile);
  const { url } = (uploaded.body.uploadPhoto as { item: { url: string } }).item;
  const made = await itemOf(host, 'services/create-service/', {
    template: 'BLANK',
    kind,
    requestKey: crypto.randomUUID(),
  });
  const saved = await itemOf(host, 'services/edit-service/', {
    serviceId: made.id,
    version: made.version,
    settings: {
      ...made.settings,
      title: 'Play a match with me',
      summary: 'We queue up together.',
      description: 'Pick a slot. Shortly before you get my lobby code.',
      category: 'strategy',
      kind,
      images: [url],
      currency: 'EUR',
      ...words,
      tiers: tiers.map((tier) => tierOf(kind, tier)),
      questions: questions.map((question) => ({
        ...{ id: null, kind: 'TEXT', isRequired: true, choices: [], when: 'CHECKOUT' },
        ...question,
      })),
    },
  });
  return { serviceId: saved.id, tierIds: saved.tiers.map(({ id }) => id) };
}

/** Puts a service on sale; its creator is connected with the sandbox, and has hours. */
async function publishService(host: Member, serviceId: string): Promise<void> {
  await asHost(host, 'services/change-state/', { serviceId, action: 'PUBLISH' });
}

/** A service on sale, of a creator who is connected already. */
export async function sellService(host: Member, wish: ServiceWish = {}): Promise<MadeService> {
  await openHours(host);
  const made = await makeService(host, wish);
  await publishService(host, made.serviceId);
  return made;
}

/** The page of a service. */
export const servicePath = (host: Member, serviceId: string) => `/${host.handle}/${serviceId}`;
