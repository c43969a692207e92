import { z } from 'zod';
import { DESIGNS, PART_KINDS, PLACES, placesOf, type Design, type PartKind } from './kinds';

export const THEMES = ['CREATOR', 'LIGHT', 'DARK'] as const;
export const FONTS = ['FIGTREE', 'SYSTEM', 'SERIF', 'MONO'] as const;
export const MOTIONS = ['FULL', 'CALM', 'NONE'] as const;
/** Kinds of live tools in the order in which the combined scene shows them. */
const SCENE_TOOLS = ['PARTY', 'LOTTERY', 'FUND'] as const;
export const OVERLAY_LANGUAGES = ['en', 'de', 'fr', 'es', 'pt'] as const;
/** In percent. */
export const SIZES = { least: 60, usual: 100, most: 150 } as const;

const partSchema = z.strictObject({
  design: z.enum(DESIGNS),
  place: z.enum(PLACES),
  /** The code that leads to the tool. */
  hasCode: z.boolean(),
  /** How many wait or have entered. */
  hasCount: z.boolean(),
});

/** How one part of an overlay looks. */
export type PartSettings = z.infer<typeof partSchema>;

const orderSchema = z
  .array(z.enum(SCENE_TOOLS))
  .length(SCENE_TOOLS.length)
  .refine((order) => new Set(order).size === order.length);

/** How an overlay looks and sounds: kept by the widget, never in its address. */
export const widgetSettingsSchema = z.strictObject({
  /** `CREATOR`: as the creator's page. */
  theme: z.enum(THEMES),
  /** In degrees; null: the creator's. */
  hue: z.number().min(0).max(360).nullable(),
  font: z.enum(FONTS),
  /** In percent. */
  size: z.int().min(SIZES.least).max(SIZES.most),
  /** Null: the creator's language. */
  language: z.enum(OVERLAY_LANGUAGES).nullable(),
  /** In percent; 0: silent. */
  volume: z.int().min(0).max(100),
  motion: z.enum(MOTIONS),
  /** Approved words of contributions are spoken, where the browser source has a voice. */
  readsAloud: z.boolean(),
  order: orderSchema,
  parts: z.strictObject(
    Object.fromEntries(PART_KINDS.map((kind) => [kind, partSchema])) as Record<
      PartKind,
      typeof partSchema
    >,
  ),
});

export type WidgetSettings = z.infer<typeof widgetSettingsSchema>;

const USUAL_DESIGN: Partial<Record<PartKind, Design>> = {
  JOIN: 'CARD',
  COUNTDOWN: 'CARD',
  REVEAL: 'CARD',
  WINNER: 'CARD',
  LEADERS: 'CARD',
  MILESTONES: 'CARD',
  POLL: 'CARD',
  ROCKY: 'MINIMAL',
};

function usualPart(kind: PartKind): PartSettings {
  const design = USUAL_DESIGN[kind] ?? 'BAR';
  return { design, place: placesOf(kind, design)[0] ?? 'BOTTOM', hasCode: true, hasCount: true };
}

/** How an overlay looks until its creator changes it. */
export const USUAL_SETTINGS: WidgetSettings = {
  theme: 'CREATOR',
  hue: null,
  font: 'FIGTREE',
  size: SIZES.usual,
  language: null,
  volume: 60,
  motion: 'FULL',
  readsAloud: false,
  order: [...SCENE_TOOLS],
  parts: Object.fromEntries(PART_KINDS.map((kind) => [kind, usualPart(kind)])) as Record<
    PartKind,
    PartSettings
  >,
};

/**
 * Settings as they were stored, maybe before a part or a choice existed: what is missing or no longer
 * valid falls back by itself to the usual. Never throws.
 */
export function readSettings(stored: unknown): WidgetSettings {
  const given = (stored ?? {}) as Record<string, unknown>;
  const parts = (given.parts ?? {}) as Record<string, unknown>;
  const shape = widgetSettingsSchema.shape;
  const look = Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => {
      const read = schema.safeParse(given[name]);
      return [name, read.success ? read.data : USUAL_SETTINGS[name as keyof WidgetSettings]];
    }),
  ) as WidgetSettings;
  return {
    ...look,
    parts: Object.fromEntries(
      PART_KINDS.map((kind) => {
        const read = partSchema.safeParse(parts[kind]);
        const part = read.success ? read.data : USUAL_SETTINGS.parts[kind];
        return [kind, withPlace(kind, part)];
      }),
    ) as WidgetSettings['parts'],
  };
}

/** A part that stands where its design can stand. */
export function withPlace(kind: PartKind, part: PartSettings): PartSettings {
  const places = placesOf(kind, part.design);
  return places.includes(part.place) ? part : { ...part, place: places[0] ?? part.place };
}
