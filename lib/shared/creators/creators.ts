import { z } from 'zod';
import { CATEGORIES } from './categories';
import { normalizeHandle } from '@/lib/shared/accounts/reservedHandles';
import { cursorSchema, idSchema } from '@/lib/shared/id';
import { LIMITS } from '@/lib/shared/limits';
import { bareHandle, isNetworkHandle, NETWORK_KEYS } from './socials';
import { line, lines, orNone, requiredLine } from '@/lib/shared/text';
import { UPLOAD_PATTERN } from '@/lib/shared/media/uploads';

/** Rises by one with every save of the page; 0: it was never saved. */
const version = z.int().min(0);

// Looser than a handle that can be taken: the page of an impossible handle is not found, not refused.
const handle = z.string().max(100).overwrite(normalizeHandle);

const upload = z.string().regex(UPLOAD_PATTERN);

/** An https address of somewhere else, without a name and password before the host. */
const link = z
  .string()
  .trim()
  .max(LIMITS.link)
  .refine((value) => {
    if (!/^https:\/\/[^\s\\]+$/i.test(value) || !URL.canParse(value)) return false;
    const { hostname, username, password } = new URL(value);
    return hostname.includes('.') && username === '' && password === '';
  });

const social = z
  .strictObject({ network: z.enum(NETWORK_KEYS), handle: line(LIMITS.link) })
  .overwrite(({ network, handle: written }) => ({ network, handle: bareHandle(network, written) }))
  .refine(({ network, handle: bare }) => bare === '' || isNetworkHandle(network, bare), {
    path: ['handle'],
  });

/** Those left empty fall out, so that a form may send all its fields. */
const socials = z
  .array(social)
  .max(NETWORK_KEYS.length)
  .refine((items) => new Set(items.map(({ network }) => network)).size === items.length)
  .overwrite((items) => items.filter(({ handle: bare }) => bare !== ''));

const categories = z
  .array(z.enum(CATEGORIES))
  .max(LIMITS.categories)
  .refine((items) => new Set(items).size === items.length);

const title = requiredLine(LIMITS.exampleTitle);

/** A film or a link leads somewhere; a picture is one of the creator's own uploads. */
const example = z
  .strictObject({
    kind: z.enum(['VIDEO', 'IMAGE', 'LINK']),
    title,
    url: orNone(z.union([z.literal(''), link])),
    photo: upload.nullable(),
  })
  .refine(({ kind, url }) => kind === 'IMAGE' || url !== null, { path: ['url'] })
  .refine(({ kind, photo }) => kind !== 'IMAGE' || photo !== null, { path: ['photo'] });

const faq = z.strictObject({
  question: requiredLine(LIMITS.faqQuestion),
  answer: lines(LIMITS.faqAnswer).min(1),
});

/** Payload of calls about the creator of a handle. */
export const creatorHandlePayload = z.strictObject({ handle });

/** Payload of `get-examples-query`. */
export const examplesPayload = z.strictObject({ handle, cursor: cursorSchema });

/** Payload of `get-creator-info`. */
export const creatorIdPayload = z.strictObject({ creatorId: idSchema });

/** Payload of `get-creator-faqs`. */
export const faqsPayload = z.strictObject({ creatorId: idSchema, cursor: cursorSchema });

/** Payload of `creators/get-featured/`. */
export const featuredPayload = z.strictObject({
  category: z.enum(CATEGORIES).nullish(),
  cursor: cursorSchema,
});

/** Payload of `creators/save-page/`; `version` is the one the editor saw. */
export const savePagePayload = z.strictObject({
  version,
  tagline: line(LIMITS.tagline),
  bio: lines(LIMITS.bio),
  bannerPhoto: upload.nullable(),
  socials,
  categories,
});

/** Payload of `creators/save-examples/`: all of them, in order. */
export const saveExamplesPayload = z.strictObject({
  version,
  items: z.array(example).max(LIMITS.examples),
});

/** Payload of `creators/save-faqs/`: all of them, in order. */
export const saveFaqsPayload = z.strictObject({
  version,
  items: z.array(faq).max(LIMITS.faqs),
});

/** Payload of `creators/save-theme/`; the hue in degrees, as a decimal string. */
export const saveThemePayload = z.strictObject({
  display_hue: z
    .string()
    .regex(/^\d{1,3}(?:\.\d)?$/)
    .refine((hue) => Number(hue) <= 360),
  display_is_dark_mode: z.boolean(),
});

/** Payload of `accounts/set-photo/`: one of the own uploads, null for none. */
export const setPhotoPayload = z.strictObject({ url: upload.nullable() });

/** A checked page. */
export type SavePage = z.output<typeof savePagePayload>;

/** A checked example. */
export type ExampleInput = z.output<typeof example>;

/** A checked question with its answer. */
export type FaqInput = z.output<typeof faq>;
