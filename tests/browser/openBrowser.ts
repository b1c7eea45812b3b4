import { type Browser, chromium } from 'playwright-core';

/** Starts the Chromium in the variable CHROMIUM, or the system's. */
export function openBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
  const args = [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    // Only picture tests look at pixels, so drawing gets few processes and threads, and windows share one.
    '--in-process-gpu',
    '--disable-lcd-text',
    '--process-per-site',
    '--host-resolver-rules=MAP *.example 127.0.0.1',
  ];
  return chromium.launch({ executablePath, args: process.getuid?.() === 0 ? [...args, '--no-sandbox'] : args });
}
