/** Beside what all pages share; colours of a kind are told by words too. */
export const flipsStyle = `
table { width: 100% } th { border-bottom: 1px solid var(--line) } td { border-bottom: 1px solid var(--line) }
.scroll { overflow-x: auto } [hidden] { display: none !important }
form { display: flex; gap: 1rem; align-items: end; flex-wrap: wrap; margin: 1rem 0 }
label { display: grid; gap: .2rem } input, select { font: inherit; padding: .2rem .4rem; min-width: 14rem }
.kind { padding: .05rem .4rem; border-radius: .3rem; white-space: nowrap }
.loosened { background: var(--bad) } .tightened { background: var(--good) } .changed { background: var(--part) }
.strip { display: flex; flex-wrap: wrap; gap: .2rem }
.mark { padding: 0 .35rem; border-radius: .2rem; color: inherit; font-size: 13px }
:focus-visible { outline: 2px solid currentColor; outline-offset: 1px }
td.turn { text-align: center; font-variant-numeric: tabular-nums }
summary { cursor: pointer } .sides { display: grid; grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr)); gap: 1rem }
td.name { overflow-wrap: anywhere } details[open] { min-width: 22rem } details details { margin-left: 1rem }
details pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: .3rem 0 }
`
