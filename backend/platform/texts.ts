import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInstance, type i18n as I18n } from 'i18next';
import { LOCALES } from '@/lib/shared/accounts/account';
// Types only: the files are read when the backend runs, as the web reads its own.
import type bookingMails from '@/public/locales/en/bookingMails.json';
import type fundMails from '@/public/locales/en/fundMails.json';
import type giftMails from '@/public/locales/en/giftMails.json';
import type lotteryRules from '@/public/locales/en/lotteryRules.json';
import type mails from '@/public/locales/en/mails.json';
import type notifications from '@/public/locales/en/notifications.json';
import type operatorMails from '@/public/locales/en/operatorMails.json';
import type ogImages from '@/public/locales/en/ogImages.json';
import type receipts from '@/public/locales/en/receipts.json';
import type reviewMails from '@/public/locales/en/reviewMails.json';
import type sandbox from '@/public/locales/en/sandbox.json';
import type services from '@/public/locales/en/services.json';

interface Texts {
  bookingMails: typeof bookingMails;
  fundMails: typeof fundMails;
  giftMails: typeof giftMails;
  lotteryRules: typeof lotteryRules;
  mails: typeof mails;
  notifications: typeof notifications;
  ogImages: typeof ogImages;
  operatorMails: typeof operatorMails;
  receipts: typeof receipts;
  reviewMails: typeof reviewMails;
  sandbox: typeof sandbox;
  services: typeof services;
}

/** Files of `public/locales/<language>` that the backend reads. No page asks for them. */
export const BACKEND_NAMESPACES = [
  'bookingMails',
  'fundMails',
  'giftMails',
  'lotteryRules',
  'mails',
  'notifications',
  'ogImages',
  'operatorMails',
  'receipts',
  'reviewMails',
  'sandbox',
  'services',
] as const satisfies readonly (keyof Texts)[];

const [ENGLISH] = LOCALES;

/** Returns the text of a key with `values` in its `{{places}}`; throws where a value is missing. */
type Translate<Namespace extends keyof Texts> = (
  key: keyof Texts[Namespace],
  values?: Readonly<Record<string, string>>,
) => string;

/** A file of texts is missing or broken; the message names it. */
export class TextsError extends Error {
  override name = 'TextsError';
}

let loaded: I18n | null = null;

/**
 * Reads the backend's texts in every language. The backend calls it as it starts, so that a missing
 * file stops the start and not the first mail. Throws TextsError.
 */
export function loadTexts(folder = join(process.cwd(), 'public', 'locales')): I18n {
  const instance = createInstance();
  void instance.init({
    resources: Object.fromEntries(LOCALES.map((locale) => [locale, readAll(folder, locale)])),
    fallbackLng: ENGLISH,
    ns: BACKEND_NAMESPACES,
    // Keys are flat, as in all our files.
    keySeparator: false,
    // Mails escape what they put into HTML; their plain text must not be escaped.
    interpolation: { escapeValue: false },
    missingInterpolationHandler: (text: string, [place]: RegExpExecArray) => {
      throw new Error(`${place} has no value: ${text}`);
    },
    initAsync: false,
  });
  loaded = instance;
  return instance;
}

/**
 * Returns the function that gives one namespace's texts in a language. A language without texts
 * reads English. Nothing is escaped.
 */
export function textsIn<Namespace extends keyof Texts>(
  namespace: Namespace,
  locale: string,
): Translate<Namespace> {
  const known = LOCALES.find((code) => code === locale) ?? ENGLISH;
  const t = (loaded ?? loadTexts()).getFixedT(known, namespace);
  return (key, values = {}) => t(String(key), values);
}

/** The language of ours that a tag such as `pt-BR` asks for; null: none of them. */
export function spokenFor(tag: string): string | null {
  const [language] = tag.toLowerCase().split('-');
  return LOCALES.find((code) => code === language) ?? null;
}

function readAll(folder: string, locale: string): Record<string, Record<string, string>> {
  return Object.fromEntries(
    BACKEND_NAMESPACES.map((namespace) => [
      namespace,
      readFile(join(folder, locale, `${namespace}.json`)),
    ]),
  );
}

function readFile(path: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
  } catch (error) {
    throw new TextsError(`the texts in ${path} cannot be read: ${(error as Error).message}`);
  }
}
