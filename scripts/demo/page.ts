import type { BackendClient } from './backendClient';
import { drawBanner, drawFace, drawPoster } from './images';

/** A creator's page as the demo wants it. */
export interface PagePlan {
  hue: string;
  isDark: boolean;
  tagline: string;
  bio: string;
  /** Network and handle. */
  socials: string[][];
  categories: string[];
  /** `picture` is the hue of a drawing, null for none. */
  examples: { kind: string; title: string; url: string | null; picture: number | null }[];
  /** Question and answer. */
  faqs: string[][];
}

/** Gives a creator colours, a face, a banner, words, works and answers. */
export async function setUpPage(creator: BackendClient, plan: PagePlan): Promise<void> {
  const { hue, isDark, tagline, bio, socials, categories, examples, faqs } = plan;
  await creator.ask(
    'mutation($hue: String!, $isDark: Boolean!) { answer: saveTheme(display_hue: $hue, display_is_dark_mode: $isDark) { error } }',
    { hue, isDark },
  );
  const face = await creator.upload(await drawFace(Number(hue)));
  await creator.ask('mutation($url: String) { answer: setPhoto(url: $url) { error } }', {
    url: face,
  });
  const bannerPhoto = await creator.upload(await drawBanner(Number(hue)));
  await creator.ask(
    'mutation($input: SavePageInput!) { answer: savePage(input: $input) { error } }',
    {
      input: {
        version: 0,
        tagline,
        bio,
        bannerPhoto,
        socials: socials.map(([network, handle]) => ({ network, handle })),
        categories,
      },
    },
  );
  const works = [];
  for (const { picture, ...example } of examples) {
    const photo = picture === null ? null : await creator.upload(await drawPoster(picture));
    works.push({ ...example, photo });
  }
  await creator.ask(
    'mutation($items: [CreatorExampleInput!]!) { answer: saveExamples(version: 1, items: $items) { error } }',
    { items: works },
  );
  await creator.ask(
    'mutation($items: [CreatorFaqInput!]!) { answer: saveFaqs(version: 2, items: $items) { error } }',
    { items: faqs.map(([question, answer]) => ({ question, answer })) },
  );
}
