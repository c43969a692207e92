import { addressesOf, buildWorld, type World } from '@/e2e/support/matrixWorld';
import { accessibilityFaults, overflow } from '@/e2e/support/shell';
import { expect, test, type Visitor } from '@/e2e/support/test';

const themes = [
  { name: 'light', hue: '96', isDark: false },
  { name: 'dark', hue: '205', isDark: true },
];
const widths = [375, 768, 1280];

/** What is wrong with the pages one person sees, by address; a page seen before is not looked at again. */
async function faultsSeenBy({ page }: Visitor, world: World) {
  const seen = new Set<string>();
  const faults: unknown[] = [];
  for (const { path, stands } of addressesOf(world)) {
    const reply = await page.goto(path);
    const missing = reply?.status() === 404;
    if (!stands && !missing) faults.push([path, 'stands now: take it off the list']);
    if (reply !== null && reply.status() >= 500) faults.push([path, reply.status()]);
    const shown = missing ? 'missing' : page.url();
    if (seen.has(shown)) continue;
    seen.add(shown);
    await page.locator('main').waitFor();
    const found = await accessibilityFaults(page);
    if (found.length > 0) faults.push([path, ...found]);
    const tooWide = await overflow(page);
    if (tooWide > 0) faults.push([path, `${tooWide} px too wide`]);
  }
  return faults;
}

for (const theme of themes) {
  for (const width of widths) {
    test(`nothing stands in anybody's way, ${theme.name}, ${width} px`, async ({
      newVisitor,
      newFan,
      newCreator,
      complaints,
    }) => {
      test.setTimeout(600_000);
      complaints.allow(/404/);
      const world = await buildWorld(await newCreator(), await newFan(), theme);
      const people = { visitor: await newVisitor(), fan: world.fan, creator: world.creator };
      for (const [role, person] of Object.entries(people)) {
        await person.page.setViewportSize({ width, height: 900 });
        await test.step(role, async () => {
          expect.soft(await faultsSeenBy(person, world), role).toEqual([]);
        });
      }
    });
  }
}
