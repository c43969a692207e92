import autocannon from 'autocannon';

/** Loads one address; returns requests per second and the 99th percentile in ms. */
export async function load(url, options = {}) {
  const result = await autocannon({ url, connections: 50, duration: 12, ...options });
  if (result.errors || result.non2xx) {
    throw new Error(`${url}: ${result.errors} errors, ${result.non2xx} answers other than 2xx`);
  }
  return { rps: result.requests.average, p99: result.latency.p99 };
}
