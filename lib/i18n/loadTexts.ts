import type { Texts } from './texts';

/** What could not be loaded is asked for again after this. */
const AGAIN_MS = 2000;

const known = new Map<string, Promise<Texts>>();

/** The texts of one namespace in one language, asked for until they come. Never rejects. */
export function loadTexts(language: string, namespace: string): Promise<Texts> {
  const path = `/locales/${language}/${namespace}.json`;
  const texts = known.get(path) ?? load(path);
  known.set(path, texts);
  return texts;
}

async function load(path: string): Promise<Texts> {
  try {
    const answer = await fetch(path);
    if (answer.ok) return (await answer.json()) as Texts;
  } catch {
    // Off line.
  }
  await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  return load(path);
}
