import { writeFileSync, mkdirSync } from 'node:fs';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aFund, aFundPage, aLeader, aMilestone, anOwnContribution, aPoll, aSupporter, aTier } from '@/__tests__/support/fundFactories';
import { aUser } from '@/__tests__/support/partyFactories';
import { lateParts, renderScreen } from '@/__tests__/support/screen';
import { FundScreen } from '@/components/fund/public/FundScreen';
import { CheckoutScreen } from '@/components/fund/checkout/CheckoutScreen';
import { ContributionScreen } from '@/components/fund/contribution/ContributionScreen';
import { callSecureql } from '@/lib/secureql/browser/client';
import { themeVariables } from '@/lib/shared/palette';
import { globalStyle } from '@/styles/globalStyle';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn(() => new Promise(() => undefined)) }));
void callSecureql;
const OUT = '/tmp/fundpics';
mkdirSync(OUT, { recursive: true });
beforeEach(() => {
  sessionStorage.clear();
  window.IntersectionObserver = class {
    observe = () => undefined; unobserve = () => undefined; disconnect = () => undefined;
  } as unknown as typeof IntersectionObserver;
  HTMLDialogElement.prototype.showModal = function showModal() { this.open = true; };
  HTMLDialogElement.prototype.close = function close() { this.open = false; };
});
function dump(name: string, hue = 309) {
  document.querySelectorAll('input').forEach((i) => { i.setAttribute('value', i.value); if (i.checked) i.setAttribute('checked', ''); });
  document.querySelectorAll('textarea').forEach((i) => { i.textContent = i.value; });
  const css = [...document.querySelectorAll('style')].map((s) => s.textContent).join('\n');
  const rules = [...document.styleSheets].flatMap((s) => [...s.cssRules].map((r) => r.cssText)).join('\n');
  for (const dark of [false, true]) {
    const font = `@font-face{font-family:Fig;src:url(file://${process.cwd()}/node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2);font-weight:300 900}`;
    writeFileSync(`${OUT}/${name}-${dark ? 'dark' : 'light'}.html`,
      `<!doctype html><meta charset=utf-8><meta name=viewport content="width=device-width"><style>${font}:root{--font-latin:Fig;--font-latin-ext:Fig;${themeVariables(hue, dark)}}\n${globalStyle}\n${css.length > rules.length ? css : rules}</style><body class="page-frame">${document.body.innerHTML}<script>document.querySelectorAll('dialog[open]').forEach(d=>{d.removeAttribute('open');d.showModal()})</script>`);
  }
}
const soon = new Date(Date.now() + 5 * 86400_000).toISOString();
const ago = (m: number) => new Date(Date.now() - m * 60_000).toISOString();
const milestones = [
  aMilestone({ id: 'a', amount: 60_000, title: '12-hour marathon stream', reachedAt: ago(9000), note: 'It’s on Saturday.' }),
  aMilestone({ id: 'b', amount: 120_000, title: 'Speedrun in the green wig', reachedAt: ago(3000) }),
  aMilestone({ id: 'c', amount: 150_000, title: 'Chat picks the desk colour' }),
  aMilestone({ id: 'd', amount: null, title: null, isHidden: true }),
];
const tiers = [
  aTier({ id: 't0', title: 'Name on the side panel', price: 1000, description: 'Your name inside the case, printed on the panel. Seen in every setup shot.', delivery: 'By Dec 20' }),
  aTier({ left: 12, stock: 40, question: 'Which country do we post to?' }),
  aTier({ id: 't2', title: 'One hour of co-op', price: 6000, left: 2, stock: 10, delivery: null, closesAt: soon }),
  aTier({ id: 't3', title: 'Name the machine', price: 15_000, left: 0, stock: 1, backers: 1, isAvailable: false, delivery: null }),
];
const supporters = [
  aSupporter({ message: 'The stutter in round three cost you the cup. Never again!', tier: 'Sticker pack', at: ago(2) }),
  aSupporter({ id: '2', name: null, handle: null, amount: 500, message: null, at: ago(9) }),
  aSupporter({ id: '3', name: 'Kettlebird', handle: null, amount: 6000, at: ago(31) }),
  aSupporter({ id: '4', name: 'priya', handle: 'priya', amount: null, message: 'Saved my Sunday evenings all year.', at: ago(60) }),
];
const corrections = [
  { id: 'x', kind: 'REFUND' as const, amount: -2500, at: ago(4000) },
  { id: 'y', kind: 'DISPUTE' as const, amount: -1000, at: ago(7000) },
  { id: 'z', kind: 'OFFLINE' as const, amount: 15_000, at: ago(30000) },
];
const fund = aFund({ title: 'Two PCs, zero dropped frames', summary: 'A second computer takes over the streaming, so the Friday lobby stays smooth while the game runs.', goal: 180_000, raised: 124_600, settled: 124_600, pending: 3400, supporterCount: 87, deadlineAt: soon, milestones, tiers, polls: [aPoll()], corrections, leaders: [aLeader()],
  matches: [{ id: 'm', name: 'Jonas', upTo: 50_000, matched: 12_000, until: soon, isOpen: true }] });
const base = { supporters, supportersCursor: 'c', story: 'One computer does both jobs today: it runs the game and it squeezes the picture for the stream.\n\nA second machine takes over.', videoUrl: 'https://example.com', updates: [{ id: 'u', title: 'The case has arrived', text: 'It’s smaller than I thought.', at: ago(2000) }] };
const aon = { ...fund, mode: 'ALL_OR_NOTHING' as const, raised: 124_600, settled: 0, pending: 124_600, pledgeCount: 87, corrections: [], matches: [] };
const pages: Record<string, [Parameters<typeof aFundPage>[0], number?]> = {
  live: [{ fund, ...base, right: 'OWNER' as never }],
  aon: [{ fund: aon, ...base }, 150],
  reached: [{ fund: { ...fund, raised: 207_000, settled: 207_000, pending: 3500, reachedAt: ago(200), milestones: milestones.map((m) => ({ ...m, isHidden: false, amount: m.amount ?? 165_000, title: m.title ?? 'Cat cam', reachedAt: ago(500) })) }, ...base }, 20],
  missed: [{ fund: { ...aon, state: 'MISSED', endedAt: ago(500) }, ...base }],
  kept: [{ fund: { ...fund, state: 'MISSED', endedAt: ago(500), pending: 0 }, ...base }],
  paused: [{ fund: { ...fund, state: 'PAUSED' }, ...base }],
  settling: [{ fund: { ...aon, state: 'SETTLING', goal: 180_000, raised: 170_200, settled: 170_200, pending: 14_400, failedAmount: 9600, failedCount: 4, reachedAt: ago(100), endedAt: ago(99) }, ...base, notices: [{ contributionId: 'c', payment: 'DECLINED', amount: 2500, retryAt: soon }] }, 255],
  cancelled: [{ fund: { ...fund, state: 'CANCELLED', raised: 0, settled: 0, pending: 0, cancelReason: 'I am moving house.', endedAt: ago(500) }, ...base }],
  draft: [{ fund: aFund({ state: 'DRAFT', raised: 0, pending: 0, settled: 0, supporterCount: 0 }), right: 'OWNER' as never }],
};
test.each(Object.keys(pages))('page %s', async (name) => {
  const [given, hue] = pages[name]!;
  renderScreen(<FundScreen initial={aFundPage(given)} />);
  await lateParts();
  dump(`page-${name}`, hue);
});
const checkout = (given: object = {}) => aFundPage({ fund, ...given });
test('checkout', async () => {
  renderScreen(<CheckoutScreen initial={checkout()} tierId="tier-1" />);
  await lateParts();
  dump('give-visitor');
  await userEvent.click(screen.getByRole('button', { name: /Shown as/ }));
  dump('give-shown');
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await userEvent.click(screen.getByRole('button', { name: /^Reward/ }));
  dump('give-reward');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.clear(screen.getByRole('textbox', { name: /^Amount/ }));
  await userEvent.type(screen.getByRole('textbox', { name: /^Amount/ }), '0.50');
  await userEvent.click(screen.getByRole('button', { name: /^Pay/ }));
  dump('give-small');
});
test('checkout aon, fan', async () => {
  renderScreen(<CheckoutScreen initial={checkout({ fund: aon })} tierId={null} />, { user: aUser() });
  await lateParts();
  dump('give-aon', 150);
});
test('checkout ended', async () => {
  renderScreen(<CheckoutScreen initial={checkout({ fund: { ...fund, state: 'REACHED' } })} tierId={null} />);
  await lateParts();
  dump('give-ended');
});
const owns: Record<string, Parameters<typeof anOwnContribution>[0]> = {
  waiting: { payment: 'PENDING' },
  open: { payment: 'OPEN', tier: { title: 'Sticker pack', delivery: null, answer: null }, heldUntil: new Date(Date.now() + 700_000).toISOString() },
  declined: { payment: 'DECLINED', mode: 'ALL_OR_NOTHING', retryAt: soon },
  failed: { payment: 'FAILED' },
  thanks: { tier: { title: 'Sticker pack', delivery: 'Ships by Dec 20', answer: 'Portugal' }, message: 'Hello', messageState: 'PENDING', thanks: 'You legend. I play support, you pick the map.', pollOption: 'Star Harbor' },
  pledged: { payment: 'PLEDGED', mode: 'ALL_OR_NOTHING', deadlineAt: soon },
  refunded: { payment: 'REFUNDED', refunded: 2500 },
  void: { payment: 'VOID', mode: 'ALL_OR_NOTHING', fundState: 'MISSED' },
};
test.each(Object.keys(owns))('own %s', async (name) => {
  renderScreen(<ContributionScreen contributionId="contribution-1" initial={anOwnContribution(owns[name])} isBack={false} />, { user: aUser() });
  await act(() => new Promise((done) => setTimeout(done, 600)));
  dump(`own-${name}`);
});
