/* What the rules about imports share. */

const anyCode = '^(pages|components|hooks|lib|styles|backend)/';
const domain = '^backend/(?!platform/|emulators/)([^/]+)/';
const kysely = '^node_modules/kysely/';
const installed = (...names) => `^node_modules/(${names.join('|')})/`;

// Types may cross where running code may not, on one side of the wall.
const running = { dependencyTypesNot: ['type-only'] };

module.exports = { anyCode, domain, installed, kysely, running };
