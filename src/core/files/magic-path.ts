import type { FilePath } from './file-path.ts'

/**
 * Names that lead elsewhere for each process that opens them, so that no host can follow them for a
 * tool: links of the process table, open files by number, files by inode, other forks (L-42).
 */
export function isMagicPath({ root, names }: FilePath): boolean {
  if (root !== '') return false
  const [first = '', second = ''] = names
  switch (first.toLowerCase()) {
    case 'proc':
      return isProcess(second.toLowerCase()) && names.slice(2).some((name) => processLinks.has(name.toLowerCase()))
    case 'dev':
      return openFiles.has(second.toLowerCase())
    case '.vol':
    case '.nofollow':
    case '.resolve':
      return true
    default:
      return names.some((name) => name.startsWith('..') && name.toLowerCase() === '..namedfork')
  }
}

function isProcess(name: string): boolean {
  return name === 'self' || name === 'thread-self' || /^[0-9]+$/u.test(name)
}

export const processLinks: ReadonlySet<string> = new Set(['root', 'cwd', 'exe', 'fd', 'fdinfo', 'map_files', 'ns'])
export const openFiles: ReadonlySet<string> = new Set(['fd', 'stdin', 'stdout', 'stderr'])
