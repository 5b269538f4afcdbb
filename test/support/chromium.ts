import { existsSync } from 'node:fs'
import { launch, type Browser } from 'puppeteer-core'

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable']

/** Where the browser is that pages are tested in; `CHROMIUM` names another one. */
function findChromium(): string {
  const found = [process.env['CHROMIUM'], ...places].find((path) => path !== undefined && existsSync(path))
  if (found !== undefined) return found
  throw new Error('no Chromium here: install it (apt-get install chromium), or name it in the environment variable CHROMIUM')
}

/** Starts a browser without a window. Inside a container there is no other sandbox to be had than the container. */
export function startChromium(): Promise<Browser> {
  return launch({
    executablePath: findChromium(),
    headless: true,
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
    timeout: 120_000,
    protocolTimeout: 120_000,
  })
}
