/** `1 error`, `2 errors`. */
export function counted(count: number, thing: string): string {
  return `${String(count)} ${thing}${count === 1 ? '' : 's'}`
}
