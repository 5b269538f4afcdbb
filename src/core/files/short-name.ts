/** A name as Windows makes them for old programs: `SSH~1`, `GI7D29~1.TXT` (8.3). */
export function isShortName(name: string): boolean {
  const [stem = '', ...extension] = name.split('.')
  if (stem.length > 8 || extension.length > 1 || (extension[0] ?? '').length > 3) return false
  return /^[^~\s]{1,6}~[0-9]{1,6}$/u.test(stem)
}
