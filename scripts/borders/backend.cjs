/*
 * Who may import what within the backend: rules of `.dependency-cruiser.cjs`. Each comment says what
 * to do instead.
 */

const { anyCode, domain, installed, kysely, running } = require('./common.cjs');

// A domain may be divided into folders; graph/ and store/ hold what graph.ts and repository.ts would.
const graph = ['[gG]raph\\.ts$', '/graph/'];
const repository = ['[rR]epository\\.ts$', '/store/'];
const graphOf = [`${domain}.*[gG]raph\\.ts$`, `${domain}graph/`];
const repositoryOf = [`${domain}.*[rR]epository\\.ts$`, `${domain}store/`];
const policyOf = `${domain}.*[pP]olicy\\.ts$`;

/** Each domain stands on those before it and imports none behind it. */
const domainOrder = [
  // What only the platform carries.
  ...['media', 'push', 'notifications', 'realtime', 'forms', 'fans', 'ogimages', 'sitemap'],
  ...['waitlist', 'accounts', 'creators', 'help', 'favorites'],
  // Money: books, what goes to creators, and what buyers pay.
  ...['ledger', 'payouts', 'payments'],
  // What creators sell, and their time: live tools that are planned take some of it.
  ...['files', 'availability', 'experiences', 'promos'],
  // The rooms that every live tool shares.
  ...['audience', 'hosting', 'widgets', 'turns'],
  // The live tools.
  ...['parties', 'lotteries', 'funds'],
  // What looks at them.
  ...[
    'messaging',
    'bookings',
    'cases',
    'gifts',
    'reviews',
    'offers',
    'subscriptions',
    'badges',
    'pageviews',
  ],
  ...['testorders', 'privacy'],
  // Who watches over all of it.
  'operators',
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
    to: {
      path: '^(backend|lib)/',
      pathNot: ['^backend/(emulators|platform)/', '^lib/shared/(escapeMarkup|money/\\w+)\\.ts$'],
    },
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

module.exports = { backend };
