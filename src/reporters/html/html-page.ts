import { base64OfHex } from './base64-of-hex.ts'
import { htmlText } from './html-text.ts'
import { sha256Hex } from '../../core/base/sha256.ts'

/** What a page is made of. */
export interface HtmlPage {
  readonly title: string
  /** Beside what all pages share. */
  readonly style: string
  /** Markup; every text in it went through `htmlText`. */
  readonly body: string
  /** The one script that may run, the same for all reports. The page says all without it. */
  readonly script?: string
}

const sharedStyle = `
:root { color-scheme: light dark; --fg: #1c2024; --dim: #60646c; --bg: #fff; --line: #d9dce1; --good: #d7f4df; --part: #fff0c2; --bad: #ffdcd9 }
@media (prefers-color-scheme: dark) {
  :root { --fg: #e6e8eb; --dim: #9ba1a6; --bg: #151718; --line: #34383c; --good: #153b22; --part: #433a12; --bad: #4c1d1a }
}
body { margin: 2rem auto; max-width: 72rem; padding: 0 1rem; color: var(--fg); background: var(--bg); font: 15px/1.5 system-ui, sans-serif }
h1 { font-size: 1.4rem } h2 { font-size: 1.1rem; margin-top: 2rem }
table { border-collapse: collapse } th, td { padding: .2rem .8rem .2rem 0; text-align: left; vertical-align: top }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums }
code, pre { font: 13px/1.5 ui-monospace, monospace }
.dim { color: var(--dim) }
`

/**
 * A page that needs nothing but itself: it asks no other place for anything, and what came from
 * outside is text. Its policy is written into it, so that a browser holds it to that.
 */
export function htmlPage({ title, style, body, script }: HtmlPage): string {
  const scripts = script === undefined ? '' : ` script-src 'sha256-${base64OfHex(sha256Hex(script))}';`
  const policy = `default-src 'none'; style-src 'unsafe-inline';${scripts} base-uri 'none'; form-action 'none'`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${htmlText(title)}</title>
<style>${sharedStyle}${style}</style>
</head>
<body>
${body}
${script === undefined ? '' : `<script>${script}</script>\n`}</body>
</html>
`
}
