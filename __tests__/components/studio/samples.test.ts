import { playOf, sampleOf, triesOf } from '@/components/studio/samples/list';
import { KIND_GROUPS, partsOf } from '@/hooks/studio/kinds';
import { draggedAddress, overlayAddress } from '@/lib/navigation/overlayAddress';
import { WIDGET_KINDS } from '@/lib/shared/widgets/kinds';
import en from '@/public/locales/en/studio.json';

const NORA = { id: 'nora', handle: 'nora', name: 'Nora', extra_public: '{}' };
const texts = en as Record<string, string>;

test('every kind can be chosen, tried and played, and each of its states has a name', () => {
  expect(KIND_GROUPS.flatMap(({ kinds }) => kinds).sort()).toEqual([...WIDGET_KINDS].sort());
  for (const kind of WIDGET_KINDS) {
    expect(texts[`kind.${kind}`]).toBeDefined();
    expect(partsOf(kind).length).toBeGreaterThan(0);
    expect(playOf(kind).length).toBeGreaterThan(0);
    for (const name of triesOf(kind)) expect(texts[`try.${name}`]).toBeDefined();
  }
});

test('a made-up state has at most one tool of a kind, as an overlay does', () => {
  for (const kind of WIDGET_KINDS) {
    for (const name of triesOf(kind)) {
      const kinds = sampleOf(kind, name, NORA).tools.map((tool) => (tool as { kind: string }).kind);
      expect(new Set(kinds).size).toBe(kinds.length);
    }
  }
});

test('the same alert, tried twice, is two alerts', () => {
  const [first, second] = [1, 2].map(() => sampleOf('ALERT', 'alert_joined', NORA).alerts[0]?.id);
  expect(first).not.toBe(second);
});

test('the secret of an address stands in its fragment, also where it is dragged', () => {
  for (const address of [
    overlayAddress('https://p.gg', 'k'),
    draggedAddress('https://p.gg', 'k'),
  ]) {
    expect(new URL(address).hash).toBe('#key=k');
    expect(new URL(address).search).not.toContain('key');
  }
});
