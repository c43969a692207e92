import { describe, expect, test } from '@jest/globals';
import {
  saveExamplesPayload,
  saveFaqsPayload,
  savePagePayload,
} from '@/lib/shared/creators/creators';
import type { PagePlan } from '@/scripts/demo/page';
import pages from '@/scripts/demo/pages.json';
import people from '@/scripts/demo/people.json';

const upload = `/uploads/${'a'.repeat(32)}.webp`;

// One page that is refused would leave the demo half empty.
describe.each(Object.entries<PagePlan>(pages))('the demo page of %s', (_handle, plan) => {
  test('is one that could be saved by hand', () => {
    const { tagline, bio, socials, categories, examples, faqs } = plan;
    const page = {
      version: 0,
      tagline,
      bio,
      bannerPhoto: upload,
      socials: socials.map(([network, handle]) => ({ network, handle })),
      categories,
    };
    const works = examples.map(({ picture, ...example }) => ({
      ...example,
      photo: picture === null ? null : upload,
    }));
    const answers = faqs.map(([question, answer]) => ({ question, answer }));
    expect(savePagePayload.safeParse(page).error?.issues).toBeUndefined();
    expect(saveExamplesPayload.safeParse({ version: 1, items: works }).error).toBeUndefined();
    expect(saveFaqsPayload.safeParse({ version: 2, items: answers }).error).toBeUndefined();
  });
});

// The first that is refused would leave the demo without its queues.
test('everybody in the demo has a handle and an e-mail of their own', () => {
  const all = [...people.creators, ...people.fans];
  for (const own of ['handle', 'email'] as const) {
    expect(new Set(all.map((person) => person[own])).size).toBe(all.length);
  }
});
