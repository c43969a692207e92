import { fundSettings } from '@/lib/shared/fund/fund';
import { endOf, goalInHand, modeOf } from '@/hooks/fundconsole/list/newFund';
import { readNewFund } from '@/hooks/fundconsole/list/readNewFund';
import { readSettings } from '@/hooks/fundconsole/edit/readFund';
import { aFundConsole } from '@/__tests__/support/fundConsole';

const formOf = (values: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.append(name, value);
  return data;
};

test('each preset ends when it should, and an event only pays if it is reached', () => {
  const now = new Date(2026, 10, 24, 18, 30);
  expect(endOf('GEAR', now)).toEqual({ day: '2026-12-22', time: '20:00' });
  expect(endOf('CHARITY', now)).toEqual({ day: '2026-11-24', time: '23:45' });
  expect(endOf('NOTHING', now)).toBeNull();
  expect(endOf('CHARITY', new Date(2026, 10, 24, 23, 50))?.day).toBe('2026-11-25');
  expect(modeOf('EVENT')).toBe('ALL_OR_NOTHING');
  expect(modeOf('CHARITY')).toBe('KEEP');
});

test('a goal is told in usual contributions, and what is left of them', () => {
  expect(goalInHand(180_000, 'EUR')).toEqual({ each: 2500, count: 72, net: 170_640 });
});

test('the dialog says settings that the server takes', () => {
  const data = formOf({
    'settings.title': 'Two screens',
    'settings.goal': '1800',
    'settings.deadlineAt': '2026-12-22',
    time: '20:00',
    'settings.mode': 'KEEP',
    'settings.tiers.0.id': '',
    'settings.tiers.0.title': 'Sticker pack',
    'settings.tiers.0.price': '12,50',
    'settings.tiers.0.stock': '',
    'settings.polls.0.id': '',
    'settings.polls.0.title': 'Which game?',
    'settings.polls.0.options.0.label': 'Mossfall',
    'settings.polls.0.options.1.label': 'Rotor',
  });
  const settings = readNewFund(data, { currency: 'EUR', cover: null });
  expect(fundSettings.safeParse(settings).error).toBeUndefined();
  expect(settings).toMatchObject({
    goal: 180_000,
    tiers: [{ id: null, title: 'Sticker pack', price: 1250, stock: null }],
    polls: [{ title: 'Which game?', options: [{ label: 'Mossfall' }, { label: 'Rotor' }] }],
  });
});

test('once pledges name them, goal, mode and end stay as they are', () => {
  const before = aFundConsole().settings;
  const data = formOf({
    'settings.title': 'New words',
    'settings.min': '2',
    'settings.max': '50',
    'settings.presets': '5 10',
    'settings.messagesModerated': 'on',
  });
  const settings = readSettings(data, { before, isLocked: true, cover: null });
  expect(settings).toMatchObject({
    title: 'New words',
    goal: before.goal,
    mode: before.mode,
    min: 200,
    max: 5000,
    presets: [500, 1000],
    messagesModerated: true,
    anonymousAllowed: false,
  });
});
