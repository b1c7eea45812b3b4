import { type Browser, chromium } from 'playwright-core';

/** Starts a Chromium: the one that the variable CHROMIUM names, or that of the system. */
export function openBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
  const args = [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    // Nobody looks at what is drawn but tests of pictures: fewer processes and threads draw it, and windows of a browser share one.
    '--in-process-gpu',
    '--disable-lcd-text',
    '--process-per-site',
    '--host-resolver-rules=MAP *.example 127.0.0.1',
  ];
  return chromium.launch({ executablePath, args: process.getuid?.() === 0 ? [...args, '--no-sandbox'] : args });
}
