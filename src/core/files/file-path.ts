/** An absolute path by whole components, without `.`, `..` or empty ones. */
export interface FilePath {
  /** Empty on POSIX systems; `C:` or `\\server\share` on Windows. */
  readonly root: string
  readonly names: readonly string[]
}

/** The path as its system spells it. */
export function printFilePath({ root, names }: FilePath): string {
  const separator = root === '' ? '/' : '\\'
  return names.length === 0 ? root + separator : root + separator + names.join(separator)
}

/** The last component; the root has none. */
export function nameOf(path: FilePath): string | undefined {
  return path.names.at(-1)
}
