/** Stands in for what next-i18next uses to wrap an app; ours takes its context alone (`TranslationsProvider`). */
module.exports = (target) => target;
