import type { Page } from '@playwright/test';
import { themeVariables } from '@/lib/shared/palette';
import {
  PART_KINDS,
  placesOf,
  type Design,
  type Place,
  type WidgetKind,
} from '@/lib/shared/widgets/kinds';
import { USUAL_SETTINGS } from '@/lib/shared/widgets/settings';
import { LANE } from '@/lib/shared/parties/lanes';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import { expect } from './test';
import { untilAlive } from './shell';

const NAMES = ['Mika', 'juno_plays', 'Sam', 'PixelPaula', 'otto88', 'Lumi', 'rook', 'Tamsin'];

/** Names that have broken overlays: long, of signs, from right to left, hostile. */
export const HARD_NAMES = [
  'Bartholomew_of_the_Northern_Lights',
  'xX_NoScopeLegend2009_Xx',
  '🦊🔥 foxy 🎮✨',
  'مريم العتيبي',
  'W'.repeat(40),
  '<img src=x onerror=alert(1)>',
  '\u202Eعبد الرحمن',
  'a',
];

/** People in line: the first so many of them are playing. */
export const people = (playing: number, names = NAMES, seats = 1) =>
  names.map((handle, index) => ({
    id: `member-${index}`,
    number: index + 1,
    status: index < playing ? STATUS.playing : STATUS.waiting,
    lane: LANE.ordinary,
    seats,
    handle,
    isGuest: false,
    profilePhoto: '',
  }));

/** A queue that is open, two play. */
export const aShownQueue = (change: object = {}) => ({
  id: '018f0000-0000-7000-8000-000000000001',
  title: 'Friday squad',
  notice: null,
  state: 'OPEN',
  queueSize: null,
  orderPolicy: 'LANES',
  turn: 0,
  laneMix: 2,
  roundNo: 0,
  memberCount: 14,
  seq: 1,
  partyMembers: people(2),
  creator: { id: 'c', handle: 'nora', name: 'Nora', extra_public: '{}' },
  ...change,
});

/** Opens an overlay that asks no server and shows what it is told. */
export async function openPreview(page: Page): Promise<void> {
  await page.goto('/streamlabs-elements/widgets#preview');
  await untilAlive(page);
}

interface Look {
  kind: WidgetKind;
  /** Of every part. */
  design: Design;
  place?: Place;
  isDark?: boolean;
  locale?: string;
  motion?: 'FULL' | 'CALM' | 'NONE';
  /** Of the text, in percent. */
  size?: number;
}

/** What it shows: tools as in the session of a key, and what happens. */
interface Scene {
  tools: readonly object[];
  alert?: object;
}

/** Tells the overlay what to show, as the studio does, until it does. */
export async function showScene(page: Page, look: Look, scene: Scene, words: string | RegExp) {
  const { kind, design, isDark = true, locale = 'en', motion = 'NONE', size = 100 } = look;
  const parts = PART_KINDS.map((part) => {
    const place = look.place ?? placesOf(part, design)[0];
    return [part, { ...USUAL_SETTINGS.parts[part], design, place }];
  });
  const message = {
    type: 'PREVIEW',
    kind,
    settings: { ...USUAL_SETTINGS, motion, size, parts: Object.fromEntries(parts) as object },
    locale,
    handle: 'nora',
    themeVariables: themeVariables(308.6, isDark),
    ...scene,
  };
  await expect(async () => {
    await page.evaluate((told) => window.postMessage(told, window.location.origin), message);
    await expect(page.locator('.pp-overlay')).toContainText(words, { timeout: 2_000 });
  }).toPass();
}

/** The same of one queue. */
export const showPart = (page: Page, look: Look, party: object, words: string | RegExp) =>
  showScene(page, look, { tools: [{ kind: 'PARTY', party }] }, words);
