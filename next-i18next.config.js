/**
 * Read by Next (routing) and by next-i18next (texts). Stays CommonJS: next-i18next loads it with
 * `require`. What is not named here is i18next's default, as the product spec asks.
 *
 * @type {import('next-i18next/pages').UserConfig}
 */
module.exports = {
  i18n: {
    defaultLocale: 'en',
    locales: ['en', 'de', 'fr', 'es', 'pt'],
  },
  defaultNS: 'common',
  // Development alone: a changed text shows with the next page.
  reloadOnPrerender: true,
  // Keys are flat: the code of an error holds dots and is the key of its text.
  keySeparator: false,
  // React escapes what it shows.
  interpolation: { escapeValue: false },
};
