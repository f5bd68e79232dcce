import { defineConfig } from '@playwright/test';

/** The flags Chromium needs as root and without a graphics card or the outside network. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  globalSetup: './tests/e2e/globalSetup.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // A trace of every test costs a fifth of the run; `--trace on` records one that is looked into.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.BROWSER_PATH ?? '/usr/bin/chromium',
      args: FLAGS,
    },
  },
  projects: [
    {
      name: 'desktop',
      use: { viewport: { width: 1440, height: 900 } },
      testIgnore: [/phone\.spec/, /quiet\.spec/],
    },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      testMatch: /phone\.spec/,
    },
    {
      // What is measured runs alone and last.
      name: 'quiet',
      use: { viewport: { width: 1440, height: 900 } },
      testMatch: /quiet\.spec/,
      dependencies: ['desktop', 'phone'],
      fullyParallel: false,
      workers: 1,
    },
  ],
});
