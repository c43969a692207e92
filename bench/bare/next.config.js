/** The reference of the page figures: Next with nothing on top, bundled as ours is. */
module.exports = { poweredByHeader: false };
