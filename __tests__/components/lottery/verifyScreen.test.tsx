import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VerifyScreen } from '@/components/lottery/verify/VerifyScreen';
import { keepOfDraw, keptDraw } from '@/lib/live/lottery/keptDraw';
import { checkFile } from '@/lib/live/lottery/verify/checkFile';
import { startVerifier } from '@/lib/live/lottery/verify/verifier';
import type { DrawProof } from '@/lib/shared/lottery/scheme/proof';
import { DrawMaker, saltOf } from '@/__tests__/lib/shared/lottery/scheme/drawMaker';
import {
  closedVector,
  openVector,
  wholeVector,
} from '@/__tests__/lib/shared/lottery/scheme/vectors';
import { aLottery } from '@/__tests__/support/lotteryFactories';
import { renderScreen } from '@/__tests__/support/screen';

jest.mock('@/lib/live/lottery/verify/verifier', () => ({ startVerifier: jest.fn() }));

const lottery = aLottery({ id: 'lot-1', title: 'Winter giveaway' });
const bytesOf = (file: unknown) => {
  const text = typeof file === 'string' ? file : JSON.stringify(file);
  return new TextEncoder().encode(text).buffer;
};

/** The site answers with this proof file. */
function serve(file: unknown) {
  globalThis.fetch = jest.fn(() =>
    Promise.resolve({ ok: true, arrayBuffer: () => Promise.resolve(bytesOf(file)) } as Response),
  );
}

beforeEach(() => {
  window.matchMedia = ((media: string) => ({
    media,
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
  jest.mocked(startVerifier).mockImplementation((asked, tell) => {
    checkFile(asked, tell);
    return () => undefined;
  });
  keepOfDraw('lot-1', () => ({ receipts: [], heads: [], close: null }));
});

const verdict = (title: string) => screen.findByRole('heading', { level: 1, name: title });
const steps = () =>
  within(screen.getByRole('region', { name: 'Seven checks' })).getAllByRole('listitem');
const show = () => renderScreen(<VerifyScreen lottery={lottery} />);

/** An own beacon would need its key: a draw of it fails at its number elsewhere. */
const whole = wholeVector('drand-quicknet').proof();

test('a draw that followed its rules: seven checks, who won, and what that cannot show', async () => {
  serve(whole);
  show();
  expect(await verdict('This draw followed its rules')).toBeVisible();
  expect(screen.getByText(/All 7 checks passed, computed on your device in/)).toBeVisible();
  expect(screen.getByText(/The winner depends on a public random number/)).toBeVisible();
  expect(screen.getByText(/This page didn’t see the list close/)).toBeVisible();
  expect(screen.getByText(/It can’t show that every entrant is a different person/)).toBeVisible();
  expect(steps()[6]).toHaveTextContent('The winner is really ~Zoë');
  expect(steps()[6]).toHaveTextContent('1 person was passed over, with a public reason.');
  expect(steps()[4]).toHaveTextContent('It came out 11 seconds after the list closed.');
});

test('without a public number it says whom one has to trust', async () => {
  serve(wholeVector('none').proof());
  show();
  expect(await verdict('This draw followed its rules')).toBeVisible();
  expect(screen.getByText(/All 6 checks passed/)).toBeVisible();
  expect(screen.getAllByText(/You trust them there/)).toHaveLength(2);
  expect(steps()[4]).toHaveTextContent('This draw used no public number');
});

test.each<[string, object | string, string, string]>([
  ['open', openVector('none').proof(), 'So far, everything checks out', 'Comes after the draw.'],
  [
    'long closed',
    closedVector('drand-quicknet').proof(),
    'This draw is overdue',
    'Comes after the draw.',
  ],
  [
    'just closed',
    new DrawMaker({ startMs: Date.now() }).join('@ann', saltOf(1)).close().proof(),
    'The list is locked, and everything checks out so far',
    'Comes after the draw.',
  ],
  [
    'cancelled',
    openVector('none').cancel().proof(),
    'This draw was canceled',
    'the draw was canceled before',
  ],
  [
    'of another draw',
    new DrawMaker({ lotteryId: 'lot-2' }).proof(),
    'This file is from another draw',
    'Comes after the draw.',
  ],
  ['no proof', '{"format":1}', 'This isn’t a proof file', 'the file can’t be read'],
  ['no JSON', 'hello', 'This isn’t a proof file', 'the file can’t be read'],
])('%s: says so, and nothing is green that is not known', async (_, file, title, last) => {
  serve(file);
  show();
  expect(await verdict(title)).toBeVisible();
  expect(steps()[6]).toHaveTextContent(last);
});

/** Failures of one code each, with the title they get. */
const changed: [string, Partial<DrawProof>, string][] = [
  ['secret', { seed: '0'.repeat(64) }, 'Step 1 failed: the secret is a different one'],
  ['no secret', { seed: null }, 'Step 1 failed: something is missing'],
  ['rules', { rules: 'Two keys.' }, 'Step 2 failed: the rules were changed'],
  ['head', { head: '0'.repeat(64) }, 'Step 3 failed: the entry list was changed'],
  [
    'list',
    { entrantsHash: '0'.repeat(64) },
    'Step 4 failed: the list at closing is a different one',
  ],
  ['number', { signature: '0'.repeat(96) }, 'Step 5 failed: the public number doesn’t match'],
  ['order', { ranking: [3, 1, 2] }, 'Step 6 failed: the order is a different one'],
  ['winners', { winners: [] }, 'Step 7 failed: the prizes went to others'],
];

test.each(changed)(
  'another %s: which step fails, and the rest is not checked',
  async (_, change, title) => {
    serve({ ...whole, ...change });
    show();
    expect(await verdict(title)).toBeVisible();
    expect(screen.getByText(/Don’t trust this result. Keep the proof file/)).toBeVisible();
    const failed = Number(/\d/.exec(title)?.[0]);
    for (const step of steps().slice(Math.max(failed, 3))) {
      expect(step).toHaveTextContent(`Not checked, because step ${failed} failed.`);
    }
  },
);

test('a changed line is named, with what belongs there', async () => {
  const drawLog = whole.drawLog.map((line, at) => (at === 3 ? line.replace('3 6', '3 7') : line));
  serve({ ...whole, drawLog });
  show();
  await verdict('Step 3 failed: the entry list was changed');
  expect(steps()[2]).toHaveTextContent('The chain doesn’t end the way the file says');
  expect(steps()[2]).toHaveTextContent('What belongs there');
});

test('an own receipt: found in the list, or refusing the file', async () => {
  const maker = wholeVector('drand-quicknet');
  keepOfDraw('lot-1', () => ({ receipts: maker.receipts.slice(1, 2) }));
  serve(whole);
  const { unmount } = show();
  expect(await screen.findByText('You’re in the list.')).toBeVisible();
  expect(screen.getByText(/Your receipt matches line 2\. You hold 2 tickets\./)).toBeVisible();
  unmount();
  // The same people with another secret: whole in itself, and another list than the one of the receipt.
  const forged = new DrawMaker({ seed: 'cd'.repeat(32) }).join('@ann', saltOf(1));
  serve(forged.join('@bob', saltOf(2)).proof());
  show();
  expect(await verdict('Step 3 failed: the entry list was changed')).toBeVisible();
  expect(screen.getByText('The file doesn’t match your receipt.')).toBeVisible();
});

test('a page that saw the list close in time says how long before', async () => {
  const { entrantsHash } = whole;
  const seenAt = 1_692_806_354_000;
  keepOfDraw('lot-1', () => ({ close: { entrantsHash: entrantsHash ?? '', seenAt } }));
  serve(whole);
  show();
  expect(await screen.findByText(/This page saw the closed list 10 seconds before/)).toBeVisible();
});

test('a file of one’s own: checked instead of the site’s, and back', async () => {
  serve(whole);
  show();
  await verdict('This draw followed its rules');
  const file = new File([JSON.stringify({ ...whole, rules: 'Mine' })], 'draw.json');
  Object.assign(file, {
    text: () => Promise.resolve('{}'),
    arrayBuffer: () => Promise.resolve(bytesOf({ ...whole, rules: 'Mine' })),
  });
  await userEvent.upload(screen.getAllByLabelText('Check another file')[0] as HTMLElement, file);
  expect(await verdict('Step 2 failed: the rules were changed')).toBeVisible();
  expect(screen.getByText('File from your device')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Check the original file' }));
  expect(await verdict('This draw followed its rules')).toBeVisible();
});

test('a receipt of one’s own is compared', async () => {
  const [receipt] = wholeVector('drand-quicknet').receipts;
  serve(whole);
  show();
  await verdict('This draw followed its rules');
  const file = new File(['receipt'], 'receipt.json');
  Object.assign(file, { text: () => Promise.resolve(JSON.stringify(receipt)) });
  await userEvent.upload(screen.getAllByLabelText('Choose a receipt')[0] as HTMLElement, file);
  expect(await screen.findByText('You’re in the list.')).toBeVisible();
  expect(keptDraw('lot-1').receipts).toEqual([]);
});

test('a file that does not come, and a browser that cannot check', async () => {
  globalThis.fetch = jest.fn(() => Promise.reject(new Error('away')));
  show();
  expect(await verdict('The proof file didn’t load')).toBeVisible();
  serve(whole);
  jest.mocked(startVerifier).mockImplementation((_, tell) => {
    tell({ kind: 'broken' });
    return () => undefined;
  });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await verdict('This browser can’t run the check')).toBeVisible();
});

test('numbers stand behind a press', async () => {
  serve(whole);
  show();
  await verdict('This draw followed its rules');
  expect(screen.getByText('Fingerprint, computed = published at closing')).not.toBeVisible();
  const [, , , list] = steps();
  await userEvent.click(
    within(list as HTMLElement).getByRole('button', { name: 'Show the numbers' }),
  );
  expect(screen.getByText('Fingerprint, computed = published at closing')).toBeVisible();
});
