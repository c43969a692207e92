import { defineConfig } from '@playwright/test';
import { launchOptions, type FoundBrowser } from './e2e/support/browser';

// Both are set by the global set-up, before the workers that use them read this file.
const browser = process.env.E2E_BROWSER;

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/globalSetup.ts',
  outputDir: 'test-results/journeys',
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  // The matrix visits every address for every role, theme and width, and a fault takes its time in
  // earnest: they have commands of their own.
  projects: [
    {
      name: 'journeys',
      testMatch: '**/*.spec.ts',
      testIgnore: ['**/matrix/**', '**/faults/**', '**/engines/**', '**/soak/**'],
      // Told as flaky in the summary when the second try was needed (decision 0015).
      retries: 1,
    },
    // In the order in which they begin where they run together: first those that mostly wait.
    { name: 'soak', testMatch: '**/soak/*.spec.ts' },
    { name: 'faults', testMatch: '**/faults/*.spec.ts', retries: 1 },
    // Old engines are fetched by `npm run test:engines`.
    { name: 'engines', testMatch: '**/engines/*.spec.ts', retries: 1 },
    { name: 'matrix', testMatch: '**/matrix/*.spec.ts', retries: 1 },
  ],
  use: {
    baseURL: process.env.E2E_URL,
    browserName: 'chromium',
    locale: 'en-GB',
    // Recording slows every journey down; the second try tells what happened.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: browser ? launchOptions(JSON.parse(browser) as FoundBrowser) : {},
  },
});
