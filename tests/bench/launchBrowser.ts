import process from 'node:process';
import { type Browser, chromium } from '@playwright/test';

/** Debian's Chromium, or the one that CHROMIUM_PATH names, with its calls home off. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking', '--disable-dev-shm-usage'],
  });
