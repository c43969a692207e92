const { i18n } = require('./next-i18next.config');

/** Less to load for the same: development bundles with Turbopack, a build with webpack. */
const lighter = {
  // next-i18next would copy static methods onto an app it wraps; it wraps none here (`KeptTexts`).
  'hoist-non-react-statics': './lib/i18n/hoistNothing.js',
  // What it does for React 17 and older, React does itself.
  'use-sync-external-store/shim': 'react',
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
  webpack: (config) => {
    for (const [name, instead] of Object.entries(lighter)) {
      config.resolve.alias[name] = require.resolve(instead);
    }
    return config;
  },
  // No picture is fetched or resized on behalf of a stranger; avatars come in their final size.
  images: { unoptimized: true, remotePatterns: [] },
};
