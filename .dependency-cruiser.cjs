/*
 * Who may import what: the table of docs/ARCHITECTURE.md as rules, run by `npm run borders`. Each
 * comment says what to do instead. __tests__/borders plants one breach of every rule.
 */

const { anyCode, installed, running } = require('./scripts/borders/common.cjs');
const { backend } = require('./scripts/borders/backend.cjs');

const commonHooks = 'secureql|realtime|session|called|console|forms|join|mascot|payment|ui';
const sharedRooms = 'ui|shared|console|forms|mascot|payment';
const late = '^(components/providers/ToastShelf\\.tsx|lib/secureql/browser/post\\.ts)$';
// The parts of a draw's scheme that hash; its lists and rounds are light.
const drawScheme = '^lib/shared/lottery/scheme/(?!(lists|rounds)\\.ts$)';

const wall = [
  {
    name: 'web-never-imports-backend',
    comment: 'Declare an operation in lib/secureql/operations: the wall is the GraphQL schema.',
    from: { path: '^(pages|components|hooks|lib|styles)/' },
    to: { path: '^backend/' },
  },
  {
    name: 'backend-takes-only-lib-shared',
    comment: 'Move what both sides need to lib/shared, where it must run anywhere.',
    from: { path: '^backend/' },
    to: { path: '^(pages|components|hooks|styles|lib)/', pathNot: '^lib/shared/' },
  },
  {
    name: 'lib-shared-runs-anywhere',
    comment:
      'Keep lib/shared to itself, zod, exponential-backoff, culori and @noble; what needs more belongs to one side.',
    from: { path: '^lib/shared/' },
    to: {
      pathNot: [
        '^lib/shared/',
        '^node_modules/(@types/)?(zod|exponential-backoff|culori|@noble/(curves|hashes))/',
      ],
    },
  },
];

const web = [
  {
    name: 'nothing-imports-a-page',
    comment: 'Move what two places need to components, hooks or lib: a page is only an address.',
    from: { path: `${anyCode}|^(e2e|scripts)/` },
    to: { path: '^pages/' },
  },
  {
    name: 'features-are-strangers',
    comment: `Move the part to components/(${sharedRooms}), or let the page put the two side by side.`,
    from: { path: `^components/(?!(?:${sharedRooms}|layout|providers)/)([^/]+)/` },
    to: { path: '^components/', pathNot: `^components/(${sharedRooms}|$1)/`, ...running },
  },
  {
    name: 'shared-components-know-no-feature',
    comment: 'Pass the feature in as children or props: what all features use knows none of them.',
    from: { path: '^components/(shared|console|forms|mascot|payment)/' },
    to: { path: '^components/', pathNot: `^components/(${sharedRooms})/`, ...running },
  },
  {
    name: 'ui-knows-no-product',
    comment:
      'Give the value as a prop, or move the component to components/shared: ui takes hooks/ui, lib, styles.',
    from: { path: '^components/ui/' },
    to: { path: '^(components|hooks)/', pathNot: '^(components|hooks)/ui/', ...running },
  },
  {
    name: 'hooks-hold-no-markup',
    comment: 'Return state and verbs from the hook, and let the component that calls it draw them.',
    from: { path: '^hooks/' },
    to: { path: '^(components|styles)/', ...running },
  },
  {
    name: 'hooks-of-features-are-strangers',
    comment: `Take the value as an argument, or move the common part to hooks/(${commonHooks}).`,
    from: { path: '^hooks/([^/]+)/' },
    to: { path: '^hooks/', pathNot: `^hooks/($1|${commonHooks})/`, ...running },
  },
  {
    name: 'lib-stands-below-the-web',
    comment: 'Hand the value down as an argument: lib is used by hooks, not the other way.',
    from: { path: '^lib/' },
    to: { path: '^(components|hooks|styles)/', ...running },
  },
  {
    name: 'lib-knows-no-react',
    comment: 'Put state into hooks/ and markup into components/: lib is plain functions.',
    from: { path: '^lib/' },
    to: {
      path: installed('react', 'react-(dom|i18next|toastify)', 'swr', 'styled-components'),
      ...running,
    },
  },
  {
    name: 'styles-stand-alone',
    comment: 'Give the value through a CSS variable or an argument: styles build on lib only.',
    from: { path: '^styles/' },
    to: { path: '^(components|hooks)/', ...running },
  },
  {
    name: 'heavy-packages-come-late',
    comment: 'Write `await import(…)` where it is first needed: these must not travel with a page.',
    // The shelf and the post come late themselves.
    from: { path: '^(pages|components|hooks|lib/secureql)/', pathNot: late },
    to: {
      path: [
        installed('pubnub', 'axios', 'react-toastify', '@noble/(curves|hashes)'),
        late,
        drawScheme,
      ],
      dynamic: false,
      ...running,
    },
  },
];

const everywhere = [
  {
    name: 'nothing-imports-a-starting-point',
    comment:
      'Move the function into lib or backend/platform: main files, scripts and benchmarks only start things.',
    from: { path: `${anyCode}|^e2e/` },
    to: { path: '^(scripts|bench)/|^(backend|lib/server)/main\\.ts$' },
  },
  {
    name: 'nothing-ships-test-code',
    comment: 'Move what the product needs out of the tests.',
    from: { path: `${anyCode}|^scripts/` },
    to: { path: '^(__tests__|e2e)/' },
  },
  {
    name: 'nothing-ships-a-development-package',
    comment: 'Move the package to "dependencies", or do without it where it ships.',
    from: { path: anyCode },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'journeys-knock-at-the-front-door',
    comment:
      'Drive the page: a journey imports its own support, lib/shared and the proxy of faults only.',
    from: { path: '^e2e/' },
    to: {
      path: '^(components|hooks|styles|lib|backend|__tests__)/',
      pathNot: '^lib/shared/|^__tests__/support/faultProxy\\.ts$',
    },
  },
  {
    name: 'no-circles',
    comment: 'Move the common part into a third file that both import.',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'every-import-resolves',
    comment: 'Correct the path, or add the package to package.json.',
    from: {},
    to: { couldNotResolve: true },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [...wall, ...web, ...backend, ...everywhere].map((rule) => ({
    severity: 'error',
    ...rule,
  })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(\\.next|dist|\\.data|bench/bare)/|\\.css$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
    skipAnalysisNotInRules: true,
  },
};
