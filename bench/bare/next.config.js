const { join } = require('node:path');

/** The reference of P1, P2 and P4: Next with nothing on top. */
module.exports = {
  poweredByHeader: false,
  turbopack: { root: join(__dirname, '..', '..') },
};
