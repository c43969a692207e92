import { rmSync } from 'node:fs';
import { findBrowser } from './browser';
import { startProduct } from './product';

/** Finds a browser and starts the product that the journeys share; stops it at the end. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const browser = await findBrowser();
  console.log(`Browser: ${browser.name} (${browser.executablePath})`);
  // The workers read the configuration anew and find here what only this process knows.
  process.env.E2E_BROWSER = JSON.stringify(browser);
  const clean = () => {
    if (browser.unpackedTo) rmSync(browser.unpackedTo, { recursive: true, force: true });
  };
  try {
    const product = await startProduct('server');
    process.env.E2E_URL = product.url;
    return async () => {
      await product.stop();
      clean();
    };
  } catch (error) {
    clean();
    throw error;
  }
}
