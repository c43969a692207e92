import { chromium, type Browser } from '@playwright/test';
import { findBrowser, launchOptions } from '@/e2e/support/browser';

/** Starts the Chromium the journeys take; `path` is its file. */
export async function openBrowser(): Promise<{ browser: Browser; path: string }> {
  const found = await findBrowser();
  return { browser: await chromium.launch(launchOptions(found)), path: found.executablePath };
}
