/**
 * What the page of flips does beyond showing them: filters its rows, and opens the explanation that a
 * mark leads to. It reads the page and nothing else.
 */
export const flipsScript = `
const bar = document.getElementById('filter')
const words = document.getElementById('words')
const kind = document.getElementById('kind')
const told = document.getElementById('told')
const rows = [...document.querySelectorAll('[data-words]')]
const changes = rows.filter((row) => row.classList.contains('change'))
function filter() {
  const wanted = words.value.toLowerCase().split(/\\s+/).filter(Boolean)
  for (const row of rows) {
    const isKind = kind.value === '' || row.dataset.kinds.split(' ').includes(kind.value)
    row.hidden = !isKind || !wanted.every((word) => row.dataset.words.includes(word))
  }
  told.textContent = changes.filter((row) => !row.hidden).length + ' of ' + changes.length + ' changes'
}
function openTarget() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  const details = target && target.querySelector('details')
  if (!details) return
  target.hidden = false
  details.open = true
  details.querySelector('summary').focus()
}
bar.hidden = false
bar.addEventListener('submit', (event) => event.preventDefault())
words.addEventListener('input', filter)
kind.addEventListener('change', filter)
window.addEventListener('hashchange', openTarget)
filter()
openTarget()
`
