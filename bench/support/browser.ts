import { chromium, type Browser } from '@playwright/test';
import { findBrowser, launchOptions } from '@/e2e/support/browser';

/** Starts the Chromium the journeys take; `path` is its file and `args` what it was started with. */
export async function openBrowser(): Promise<{ browser: Browser; path: string; args: string[] }> {
  const found = await findBrowser();
  const options = launchOptions(found);
  const browser = await chromium.launch(options);
  return { browser, path: found.executablePath, args: options.args ?? [] };
}
