/*
 * Who may import what: the table of docs/ARCHITECTURE.md as rules, run by `npm run borders`. Each
 * comment says what to do instead. __tests__/borders plants one breach of every rule.
 */

const anyCode = '^(pages|components|hooks|lib|styles|backend)/';
const domain = '^backend/(?!platform/|emulators/)([^/]+)/';
// A domain may be divided into folders; graph/ and store/ hold what graph.ts and repository.ts would.
const graph = ['[gG]raph\\.ts$', '/graph/'];
const repository = ['[rR]epository\\.ts$', '/store/'];
const graphOf = [`${domain}.*[gG]raph\\.ts$`, `${domain}graph/`];
const repositoryOf = [`${domain}.*[rR]epository\\.ts$`, `${domain}store/`];
const policyOf = `${domain}.*[pP]olicy\\.ts$`;

/** Each domain stands on those before it and imports none behind it. */
const domainOrder = [
  // What only the platform carries.
  ...['media', 'notifications', 'realtime', 'forms', 'fans', 'gifts', 'ogimages', 'sitemap'],
  ...['waitlist', 'accounts', 'creators', 'help', 'favorites'],
  // The rooms that every live tool shares.
  ...['audience', 'hosting', 'widgets'],
  // The live tools.
  'parties',
  // What looks at them.
  ...['messaging', 'subscriptions', 'badges', 'pageviews', 'privacy'],
];
const commonHooks = 'secureql|realtime|session|console|forms|ui';
const sharedRooms = 'ui|shared|console|forms';
const kysely = '^node_modules/kysely/';
const late = '^(components/providers/ToastShelf\\.tsx|lib/secureql/browser/post\\.ts)$';
const installed = (...names) => `^node_modules/(${names.join('|')})/`;

// Types may cross where running code may not, on one side of the wall.
const running = { dependencyTypesNot: ['type-only'] };

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
      'Keep lib/shared to itself, zod, exponential-backoff and culori; what needs more belongs to one side.',
    from: { path: '^lib/shared/' },
    to: { pathNot: ['^lib/shared/', '^node_modules/(@types/)?(zod|exponential-backoff|culori)/'] },
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
    from: { path: '^components/(shared|console|forms)/' },
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
      path: [installed('pubnub', 'axios', 'react-toastify'), late].flat(),
      dynamic: false,
      ...running,
    },
  },
];

const backend = [
  {
    name: 'domains-talk-through-services',
    comment:
      "Call the other domain's service.ts, and name its GraphQL type by reference without an import.",
    from: { path: domain },
    to: { path: domain, pathNot: ['^backend/$1/', '^backend/[^/]+/service\\.ts$'], ...running },
  },
  ...domainOrder.slice(0, -1).map((name, place) => ({
    name: 'domains-stand-in-order',
    comment:
      'Let the lower domain offer a registry that the upper one enters (backend/liveTools.ts), or move the common part below both; `domainOrder` says who stands on whom.',
    from: { path: `^backend/${name}/` },
    to: { path: `^backend/(${domainOrder.slice(place + 1).join('|')})/` },
  })),
  {
    name: 'platform-knows-no-domain',
    comment: 'Let backend/main.ts hand the domain in: domains stand on the platform.',
    from: { path: '^backend/platform/' },
    to: { path: domain, ...running },
  },
  {
    name: 'graph-asks-the-service',
    comment: 'Call the verb of service.ts: a graph holds no rule and no SQL.',
    from: { path: graphOf },
    to: { path: [...repositoryOf, policyOf], ...running },
  },
  {
    name: 'nothing-below-knows-the-graph',
    comment: 'Return plain values from service, policy and repository, and shape them in graph.ts.',
    from: { path: domain, pathNot: graph },
    to: { path: graphOf, ...running },
  },
  {
    name: 'no-graphql-or-http-below-the-graph',
    comment: 'Throw an AppError and return plain values: GraphQL and HTTP words end in graph.ts.',
    from: { path: domain, pathNot: graph },
    to: {
      path: [
        '^node_modules/(graphql|graphql-yoga|@pothos/core)/',
        '^(node:)?https?$',
        '^backend/platform/server/(builder|server)\\.ts$',
      ],
    },
  },
  {
    name: 'policy-is-pure',
    comment: 'Read the rows in the service and pass them in: a policy only decides.',
    from: { path: policyOf },
    to: {
      path: ['^backend/platform/(?!errors\\.ts$)', '[sS]ervice\\.ts$', ...repository, kysely],
      ...running,
    },
  },
  {
    name: 'repository-stands-below-the-service',
    comment: 'Let the service call the repository, and pass it what it needs as arguments.',
    from: { path: repositoryOf },
    to: { path: [`${domain}.*[sS]ervice\\.ts$`, policyOf], ...running },
  },
  {
    name: 'sql-only-in-repositories',
    comment: "Move the query into the domain's repository.ts and call it from the service.",
    from: { path: '^backend/', pathNot: ['^backend/platform/', ...repository] },
    to: { path: installed('kysely', 'pg', '@electric-sql/pglite'), ...running },
  },
  {
    name: 'emulators-stand-on-the-platform',
    comment: "Speak the outside service's protocol: an emulator knows no domain.",
    from: { path: '^backend/emulators/' },
    to: { path: '^(backend|lib)/', pathNot: '^backend/(emulators|platform)/' },
  },
  {
    name: 'emulators-start-in-main-only',
    comment: 'Talk to the outside service through its SDK; main.ts decides who answers.',
    from: {
      path: `${anyCode}|^(e2e|scripts)/`,
      pathNot: ['^backend/main\\.ts$', '^backend/emulators/'],
    },
    to: { path: '^backend/emulators/' },
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
