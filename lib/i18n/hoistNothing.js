/** Stands in for a package of next-i18next whose work our app does not need. */
module.exports = (target) => target;
