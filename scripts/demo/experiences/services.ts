import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { AvailabilitySettings } from '@/lib/shared/availability/availability';
import { DEFAULT_AVAILABILITY } from '@/lib/shared/availability/availability';
import type { ServiceSettings } from '@/lib/shared/experiences/service';
import type { BackendClient } from '@/scripts/demo/backendClient';

/** Pictures that the demo's services can show. */
export type Picture = 'play' | 'queue' | 'coaching' | 'review' | 'shoutout' | 'emote';

/** A service as the demo wants it; what it leaves out is as most creators leave it. */
export interface ServicePlan extends Partial<
  Omit<ServiceSettings, 'images' | 'tiers' | 'questions'>
> {
  title: string;
  pictures: readonly Picture[];
  tiers: readonly Partial<ServiceSettings['tiers'][number]>[];
  questions?: readonly Partial<ServiceSettings['questions'][number]>[];
  /** Unless it says otherwise it is published. */
  ends?: 'DRAFT' | 'PAUSED';
}

/** A service that stands, with its tiers in their order. */
export interface OpenedService {
  id: string;
  title: string;
  tiers: { id: string; name: string }[];
}

interface Edit {
  id: string;
  version: number;
  settings: { tiers: { id: string; name: string }[] };
}

const TIER: ServiceSettings['tiers'][number] = {
  id: null,
  name: 'Standard',
  price: 2000,
  included: [],
  minutes: null,
  days: null,
  revisions: 0,
  seats: 1,
  hasDeposit: false,
  sessions: 1,
  useDays: 90,
  stock: null,
  link: null,
};
const QUESTION: ServiceSettings['questions'][number] = {
  id: null,
  text: '',
  kind: 'TEXT',
  isRequired: true,
  choices: [],
  when: 'CHECKOUT',
};
const SERVICE: ServiceSettings = {
  title: '',
  summary: null,
  description: null,
  category: 'action',
  kind: 'SESSION',
  language: 'en',
  tags: [],
  images: [],
  bookingMode: 'INSTANT',
  place: 'VOICE',
  cancelPolicy: 'STANDARD',
  currency: 'EUR',
  tiers: [],
  questions: [],
  faqs: [],
};

/** Makes a service, and publishes it unless the plan says otherwise. */
export async function openService(host: BackendClient, plan: ServicePlan): Promise<OpenedService> {
  const { pictures, tiers, questions = [], ends, ...rest } = plan;
  const images: string[] = [];
  for (const picture of pictures) images.push(await host.upload(await paint(picture)));
  const settings: ServiceSettings = {
    ...SERVICE,
    ...rest,
    images,
    tiers: tiers.map((tier) => ({ ...TIER, ...tier })),
    questions: questions.map((question) => ({ ...QUESTION, ...question })),
  };
  const { item: draft } = await host.ask<{ item: Edit }>(
    'mutation($kind: ServiceKind!, $requestKey: String!) { answer: createService(template: BLANK, kind: $kind, requestKey: $requestKey) { error item { id version settings { tiers { id name } } } } }',
    { kind: settings.kind, requestKey: crypto.randomUUID() },
  );
  const { item } = await host.ask<{ item: Edit }>(
    'mutation($serviceId: ID!, $version: Int!, $settings: ServiceSettingsInput!) { answer: editService(serviceId: $serviceId, version: $version, settings: $settings) { error item { id version settings { tiers { id name } } } } }',
    { serviceId: draft.id, version: draft.version, settings },
  );
  if (ends !== 'DRAFT') await changeService(host, item.id, 'PUBLISH');
  if (ends === 'PAUSED') await changeService(host, item.id, 'PAUSE');
  return { id: item.id, title: plan.title, tiers: item.settings.tiers };
}

async function changeService(host: BackendClient, serviceId: string, action: 'PUBLISH' | 'PAUSE') {
  await host.ask(
    'mutation($serviceId: ID!, $action: ServiceAction!) { answer: changeServiceState(serviceId: $serviceId, action: $action) { error } }',
    { serviceId, action },
  );
}

async function paint(picture: Picture): Promise<Buffer> {
  const file = join(process.cwd(), 'public', 'static', 'experiences', `${picture}.svg`);
  return sharp(await readFile(file))
    .png()
    .toBuffer();
}

/** Opens a creator's hours: `days` of the week from Monday on, all alike, on the clock of `timeZone`. */
export async function openHours(
  host: BackendClient,
  hours: { timeZone: string; days: readonly number[]; from: number; to: number },
): Promise<void> {
  const { timeZone, days, from, to } = hours;
  const open = [{ from: from * 60, to: to * 60 }];
  const weekly = Array.from({ length: 7 }, (_, day) => (days.includes(day) ? open : []));
  const settings: AvailabilitySettings = { ...DEFAULT_AVAILABILITY, timeZone, weekly };
  await host.ask(
    'mutation($settings: AvailabilitySettingsInput!) { answer: saveAvailability(version: 0, settings: $settings) { error } }',
    { settings },
  );
}

/** Has a fan ask in public; with an answer the creator gives it. */
export async function ask(
  fan: BackendClient,
  host: BackendClient,
  { serviceId, text, answer }: { serviceId: string; text: string; answer?: string },
): Promise<void> {
  const { item } = await fan.ask<{ item: { id: string } }>(
    'mutation($serviceId: ID!, $text: String!, $requestKey: String!) { answer: askQuestion(serviceId: $serviceId, text: $text, requestKey: $requestKey) { error item { id } } }',
    { serviceId, text, requestKey: crypto.randomUUID() },
  );
  if (answer === undefined) return;
  await host.ask(
    'mutation($questionId: ID!, $answer: String!) { answer: answerQuestion(questionId: $questionId, answer: $answer) { error } }',
    { questionId: item.id, answer },
  );
}

/** Has a fan keep a service. */
export async function keep(fan: BackendClient, serviceId: string): Promise<void> {
  await fan.ask(
    'mutation($targetId: ID!) { answer: saveFavorite(targetType: SERVICE, targetId: $targetId, notifyLive: false) { error } }',
    { targetId: serviceId },
  );
}
