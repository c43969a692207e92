// Draws public/static/creatures.svg: the round creatures that stand for people without a photo.
// Every symbol is a body in one of eight colours with one of four faces; `lib/shared/creatures.ts`
// says who is which. A page can give both colours: on a creator's own page they are its hue's. Run again after a change here: node scripts/drawCreatures.mjs
import { writeFileSync } from 'node:fs';

const COLOURS = [
  { back: '#ffd0b8', body: '#d4582a' },
  { back: '#dfdcff', body: '#5a55c9' },
  { back: '#c9f0dc', body: '#1c8763' },
  { back: '#f3d6ff', body: '#8f46c4' },
  { back: '#e4efc0', body: '#6a8a1c' },
  { back: '#cfe6ff', body: '#2f77c4' },
  { back: '#d2f0f3', body: '#158390' },
  { back: '#ffd0dc', body: '#c43d6a' },
];

const BODIES = [
  // Cat, bell, ball, box, arch, bear.
  '<path d="M8 42V16l6.5 4a13 13 0 0 1 11 0l6.5-4v26z"/>',
  '<path d="M20 10c9 0 15 12 15 21v11H5V31c0-9 6-21 15-21z"/>',
  '<circle cx="20" cy="25" r="13"/>',
  '<rect x="8" y="13" width="24" height="30" rx="8"/>',
  '<path d="M8 42V25a12 12 0 0 1 24 0v17z"/>',
  '<path d="M13 15a4 4 0 1 1 4-4c2-.6 4-.6 6 0a4 4 0 1 1 4 4c4 3 5 7 5 12v15H8V27c0-5 1-9 5-12z"/>',
];

const FACES = [
  '<g fill="#fff"><circle cx="15.5" cy="24" r="2.3"/><circle cx="24.5" cy="24" r="2.3"/></g>' +
    '<path d="M17 29.5c1.8 1.6 4.2 1.6 6 0" stroke="#fff" stroke-width="1.7" stroke-linecap="round" fill="none"/>',
  '<rect x="11.5" y="21" width="17" height="6" rx="3" fill="#fff"/>' +
    '<g fill="#2a1830"><circle cx="16" cy="24" r="1.6"/><circle cx="24" cy="24" r="1.6"/></g>',
  '<path d="M13.5 24.5c.8-1.8 3.2-1.8 4 0M22.5 24.5c.8-1.8 3.2-1.8 4 0M17.5 29.5c1.5 1.2 3.5 1.2 5 0" stroke="#fff" stroke-width="1.9" stroke-linecap="round" fill="none"/>',
  '<circle cx="20" cy="24" r="4.2" fill="#fff"/><circle cx="20.8" cy="24.3" r="1.9" fill="#2a1830"/>',
];

/** Creature number `n`: neighbours differ in body, colour and face. */
function creature(n) {
  const { back, body } = COLOURS[n % COLOURS.length];
  const shape = BODIES[(n + Math.floor(n / COLOURS.length)) % BODIES.length];
  const face = FACES[(n + Math.floor(n / 12)) % FACES.length];
  const parts = `<path fill="var(--creature-back,${back})" d="M0 0h40v40H0z"/><g fill="var(--creature-body,${body})">${shape}</g>${face}`;
  return `<symbol id="c${n}" viewBox="0 0 40 40">${parts}</symbol>`;
}

const symbols = Array.from({ length: 48 }, (_, n) => creature(n));
const file = new URL('../public/static/creatures.svg', import.meta.url);
writeFileSync(file, `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`);
