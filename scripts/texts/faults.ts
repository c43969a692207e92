import type { CodeTexts } from './readCode';
import { ruledOutWords } from './ruledOut';

/** Texts by language and namespace, flat keys. */
export type Locales = Record<string, Record<string, Record<string, string>>>;

const PLURAL = /_(?:zero|one|two|few|many|other)$/;
const ORDINAL = '_ordinal';
/** Language that every other one is measured by. */
const SOURCE = 'en';

/** Every fault in the texts and in the code that asks for them, one line each. */
export function faultsIn(locales: Locales, code: readonly CodeTexts[]): string[] {
  return [
    ...visibleWords(code),
    ...missingKeys(locales, code),
    ...unusedKeys(locales, code),
    ...missingTexts(locales),
    ...missingPlurals(locales),
    ...badWording(locales),
    ...ruledOutWords(locales),
  ];
}

function visibleWords(code: readonly CodeTexts[]): string[] {
  return code.flatMap(({ file, visible }) =>
    visible.map(({ text, line }) => `${file}:${line}: “${text}” is no translated text`),
  );
}

function missingKeys(locales: Locales, code: readonly CodeTexts[]): string[] {
  const keys = keysByNamespace(locales);
  const all = Object.keys(keys);
  return code.flatMap(({ file, uses }) =>
    uses.flatMap((use) => {
      const [namespace, key] = split(use.key);
      // A key of nothing but a variable says nothing that could be checked here.
      if (use.isPattern && key.replaceAll('*', '') === '') return [];
      const own = use.namespaces.length > 0 ? use.namespaces : all;
      const fits = matcherOf(key);
      const isThere = (namespace === null ? own : [namespace]).some((name) =>
        [...(keys[name] ?? [])].some(fits),
      );
      return isThere ? [] : [`${file}:${use.line}: no text has the key ${use.key}`];
    }),
  );
}

function unusedKeys(locales: Locales, code: readonly CodeTexts[]): string[] {
  const words = new Set(code.flatMap(({ mentions }) => [...mentions.words]));
  const patterns = patternsIn(code);
  return Object.entries(keysByNamespace(locales)).flatMap(([namespace, keys]) => {
    const fitting = patterns.filter((one) => one.namespaces?.includes(namespace) ?? true);
    const isUsed = (key: string) =>
      words.has(key) || words.has(`${namespace}:${key}`) || fitting.some(({ fits }) => fits(key));
    const unused = [...keys].filter((key) => !isUsed(key));
    return unused.map((key) => `locales/${SOURCE}/${namespace}.json: nothing asks for ${key}`);
  });
}

interface Pattern {
  /** Where it is looked up; null: anywhere. */
  namespaces: readonly string[] | null;
  fits: (key: string) => boolean;
}

/** Templates that say enough of a key to prove that it is used. */
function patternsIn(code: readonly CodeTexts[]): Pattern[] {
  const patternOf = (text: string, namespaces: readonly string[]): Pattern => {
    const [namespace, key] = split(text);
    const own = namespaces.length > 0 ? namespaces : null;
    return { namespaces: namespace === null ? own : [namespace], fits: matcherOf(key) };
  };
  return code.flatMap(({ uses, mentions }) => [
    ...uses
      .filter(({ key, isPattern }) => isPattern && /[._]\w|\w[._]/.test(key))
      .map(({ key, namespaces }) => patternOf(key, namespaces)),
    // Elsewhere a template that begins with a variable could be anything.
    ...[...mentions.patterns]
      .filter((text) => /^[\w-]+[._]/.test(split(text)[1]))
      .map((text) => patternOf(text, [])),
  ]);
}

function missingTexts(locales: Locales): string[] {
  const source = keysByNamespace(locales);
  return Object.entries(locales).flatMap(([language, namespaces]) =>
    Object.keys({ ...source, ...namespaces }).flatMap((namespace) => {
      const wanted = source[namespace] ?? new Set<string>();
      const there = new Set(
        Object.keys(namespaces[namespace] ?? {}).map(withoutPlural(locales, namespace)),
      );
      const where = `locales/${language}/${namespace}.json`;
      return [
        ...[...wanted].filter((key) => !there.has(key)).map((key) => `${where}: ${key} is missing`),
        ...[...there]
          .filter((key) => !wanted.has(key))
          .map((key) => `${where}: ${key} is in no other`),
      ];
    }),
  );
}

function missingPlurals(locales: Locales): string[] {
  return Object.entries(locales).flatMap(([language, namespaces]) => {
    const formsOf = (type: 'cardinal' | 'ordinal') =>
      new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories;
    return Object.entries(namespaces).flatMap(([namespace, texts]) =>
      [...pluralsOf(locales, namespace)].flatMap((key) =>
        formsOf(key.endsWith(ORDINAL) ? 'ordinal' : 'cardinal')
          .filter((form) => texts[`${key}_${form}`] === undefined)
          .map((form) => `locales/${language}/${namespace}.json: ${key}_${form} is missing`),
      ),
    );
  });
}

/** Texts that are empty, or that do not say everything that the source language says. */
function badWording(locales: Locales): string[] {
  return Object.entries(locales).flatMap(([language, namespaces]) =>
    Object.entries(namespaces).flatMap(([namespace, texts]) => {
      const source = locales[SOURCE]?.[namespace] ?? {};
      return Object.entries(texts).flatMap(([key, text]) => {
        const model = source[key] ?? source[key.replace(PLURAL, '_other')] ?? text;
        const fault = faultOf(text, model);
        return fault ? [`locales/${language}/${namespace}.json: ${key} ${fault}`] : [];
      });
    }),
  );
}

function faultOf(text: string, model: string): string | null {
  if (text.trim() === '') return 'is empty';
  // Readers of a language group the digits of a number in their own way.
  if (/\{\{\s*count\s*\}\}/.test(text)) return 'must write {{count, number}}';
  const [places, wanted] = [placesIn(text), placesIn(model)];
  return places === wanted ? null : `has the places [${places}], ${SOURCE} has [${wanted}]`;
}

function placesIn(text: string): string {
  const names = [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name);
  return names.sort().join(', ');
}

/** Keys of the source language; the forms of a plural count as one. */
function keysByNamespace(locales: Locales): Record<string, Set<string>> {
  const namespaces = Object.entries(locales[SOURCE] ?? {});
  return Object.fromEntries(
    namespaces.map(([namespace, texts]) => [
      namespace,
      new Set(Object.keys(texts).map(withoutPlural(locales, namespace))),
    ]),
  );
}

/** A key is a plural when the source language has its `_other` and its `_one`. */
function pluralsOf(locales: Locales, namespace: string): Set<string> {
  const texts = locales[SOURCE]?.[namespace] ?? {};
  const bases = Object.keys(texts).map((key) => key.replace(PLURAL, ''));
  return new Set(
    bases.filter((key) => texts[`${key}_other`] !== undefined && texts[`${key}_one`] !== undefined),
  );
}

function withoutPlural(locales: Locales, namespace: string): (key: string) => string {
  const plurals = pluralsOf(locales, namespace);
  return (key) => {
    const base = key.replace(PLURAL, '');
    return plurals.has(base) ? base.replace(ORDINAL, '') : key;
  };
}

function split(key: string): [namespace: string | null, key: string] {
  const at = key.indexOf(':');
  return at < 0 ? [null, key] : [key.slice(0, at), key.slice(at + 1)];
}

function matcherOf(pattern: string): (key: string) => boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const expression = new RegExp(`^${parts.join('.+')}$`);
  return (key) => expression.test(key);
}
