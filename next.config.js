const { i18n } = require('./next-i18next.config');

/** Less to load for the same: development bundles with Turbopack, a build with webpack. */
const lighter = {
  // next-i18next would copy static methods onto an app it wraps; it wraps none here (`TranslationsProvider`).
  'hoist-non-react-statics': './lib/i18n/hoistNothing.js',
  // What it does for React 17 and older, React does itself.
  'use-sync-external-store/shim': 'react',
};

/** Libraries that a page loads late and then runs as a whole, each a file with its own name. */
const lateLibraries = ['axios', 'pubnub'];

/**
 * What every page runs at once, and what starts late as a whole, is compiled beside the main thread
 * while it loads, where the browser knows this comment (Chromium since 136), instead of function by
 * function when it runs.
 */
const compiledAhead = ({ BannerPlugin, Compilation }) =>
  new BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: [
      /^static\/chunks\/(?:main-|framework-|shell[-.]|pages\/_app-)/,
      ...lateLibraries.map((name) => `static/chunks/${name}.`),
    ],
    // After the minifier, which takes comments out, and before the hash in the file's name.
    stage: Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
  });

const ownFile = (name) => ({
  name,
  test: new RegExp(`[\\\\/]node_modules[\\\\/]${name}[\\\\/]`),
  chunks: 'async',
  enforce: true,
  // Above Next's own groups, which would name the file by a hash of what it holds.
  priority: 50,
});

/** The one page that stands in a stream, for hours and in an old browser: it does without the shell. */
const OVERLAY_PAGE = 'pages/streamlabs-elements/widgets';

/**
 * The shell is loaded with every page but the overlay. What it shares with pages is in its file alone,
 * as if it still were the app's.
 */
const frameFile = {
  name: 'shell',
  chunks: ({ name }) =>
    name === 'frame' ||
    (name?.startsWith('pages/') && ![OVERLAY_PAGE, 'pages/_app'].includes(name)),
  test: (module, { chunkGraph }) =>
    chunkGraph.getModuleChunks(module).some(({ name }) => name === 'frame'),
  enforce: true,
  priority: 60,
};

/** @type {import('next').NextConfig} */
module.exports = {
  i18n,
  reactStrictMode: true,
  poweredByHeader: false,
  // Every answer carries its own nonce, so no two are alike and a hash of them helps nobody.
  generateEtags: false,
  // Calls end in a slash; a redirect would turn their POST into a GET.
  skipTrailingSlashRedirect: true,
  productionBrowserSourceMaps: false,
  // `npm run types` checks the types, tests and scripts included; a build need not do it again.
  typescript: { ignoreBuildErrors: true },
  // Names of components are for developers; in production they would be a kilobyte for every reader.
  compiler: {
    styledComponents: {
      displayName: process.env.NODE_ENV !== 'production',
      pure: true,
      cssProp: false,
    },
  },
  turbopack: { resolveAlias: lighter },
  webpack: (config, { isServer, webpack }) => {
    for (const [name, instead] of Object.entries(lighter)) {
      config.resolve.alias[name] = require.resolve(instead);
    }
    if (!isServer) {
      const { cacheGroups } = config.optimization.splitChunks;
      for (const name of lateLibraries) cacheGroups[name] = ownFile(name);
      cacheGroups.frame = frameFile;
      // Files that a page loads late leave out what its shell has brought.
      config.optimization.removeAvailableModules = true;
      config.plugins.push(compiledAhead(webpack));
    }
    return config;
  },
  // No picture is fetched or resized on behalf of a stranger; avatars come in their final size.
  images: { unoptimized: true, remotePatterns: [] },
};
