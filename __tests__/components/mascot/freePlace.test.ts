import { afterEach, expect, test } from '@jest/globals';
import { coversImportant, freePlace, overlap } from '@/lib/mascot/freePlace';

const room = { width: 1000, height: 800 };
const size = { width: 200, height: 200 };
const own = document.createElement('div');

/** A page with things at their places. */
function page(things: readonly (readonly [html: string, left: number, top: number])[]) {
  document.body.innerHTML = things.map(([html]) => html).join('');
  const placed = [...document.body.children].map((element, index) => {
    const [, left = 0, top = 0] = things[index] ?? [];
    return { element, left, top, width: 150, height: 150 };
  });
  const at = (x: number, y: number) => ({ left: x, top: y, width: 1, height: 1 });
  document.elementsFromPoint = (x, y) =>
    placed.filter((thing) => overlap(thing, at(x, y))).map(({ element }) => element);
}

const where = (keepFree?: Parameters<typeof freePlace>[0]['keepFree']) => {
  const place = freePlace({ size, room, own: [own], keepFree });
  return place && [place.left, place.top];
};

afterEach(() => document.body.replaceChildren());

test('on an empty page it is the lower right corner', () => {
  page([]);
  expect(where()).toEqual([784, 584]);
});

test.each([
  ['<button>Pay</button>'],
  ['<form></form>'],
  ['<h1>My queues</h1>'],
  ['<a href="/x">x</a>'],
  ['<p class="price">5 €</p>'],
  ['<div tabindex="0"></div>'],
])('%s keeps its place', (html) => {
  page([[html, 800, 600]]);
  expect(where()).toEqual([16, 584]);
});

test('words and what only scripts focus may be covered', () => {
  page([
    ['<p>Words</p>', 800, 600],
    ['<main tabindex="-1"></main>', 800, 600],
  ]);
  expect(where()).toEqual([784, 584]);
});

test('where both lower corners hold something, it goes up along a side', () => {
  page([
    ['<button></button>', 800, 600],
    ['<button></button>', 0, 600],
  ]);
  expect(where()).toEqual([784, 392]);
});

test('where every place holds something, there is none', () => {
  page(
    [0, 150, 300, 450, 600, 750].flatMap((top) => [
      ['<button></button>', 0, top] as const,
      ['<button></button>', 850, top] as const,
    ]),
  );
  expect(where()).toBeNull();
});

test('what must stay free excludes a place, and all of them where it is everywhere', () => {
  page([]);
  expect(where({ left: 900, top: 700, width: 10, height: 10 })).toEqual([16, 584]);
  expect(where({ left: 0, top: 0, width: 1000, height: 800 })).toBeNull();
});

test('its own buttons are none that it covers', () => {
  page([]);
  own.innerHTML = '<button></button>';
  document.elementsFromPoint = () => [...own.children];
  expect(coversImportant({ left: 0, top: 0, ...size }, [own])).toBe(false);
  expect(coversImportant({ left: 0, top: 0, ...size }, [])).toBe(true);
});
