import type { EffectKind } from '../../events/effect-kind.ts'

/** What a path in that role suffers, and whether whatever lies below it does too. */
interface PathRole {
  readonly kinds: readonly EffectKind[]
  readonly isTree: boolean
}

const pathRole = (kinds: readonly EffectKind[], isTree = false): PathRole => ({ kinds, isTree })

/** Roles of words that are paths and nothing else. */
export const pathRoles = {
  read: pathRole(['reads']),
  read_tree: pathRole(['reads'], true),
  write: pathRole(['writes']),
  write_tree: pathRole(['writes'], true),
  edit: pathRole(['reads', 'writes']),
  edit_tree: pathRole(['reads', 'writes'], true),
  delete: pathRole(['deletes']),
  delete_tree: pathRole(['deletes'], true),
  /** Read, and gone afterwards: `gzip file`. */
  consume: pathRole(['reads', 'deletes']),
  /** A script or a plug-in: its file is read, and what it says happens. */
  run: pathRole(['reads', 'runs']),
  /** The pattern, or the program of a filter, comes from this file. */
  pattern_file: pathRole(['reads']),
} as const satisfies Record<string, PathRole>

export type PathRoleName = keyof typeof pathRoles

/**
 * What a word of a command line is for its program.
 *
 * Names nothing: `flag` (an option without value), `attached` (an option whose value may only be glued to
 * it), `text`, `pattern` (as option, and `pattern_file` alike: the first operand is then no pattern), `ends`
 * (an option whose value is code or a name and behind which no grammar holds), `name_glob` (only files of
 * such a name are meant in trees). `folder`: later paths are read in it. `any`: may name anything.
 */
export type Role =
  | PathRoleName
  | 'flag'
  | 'attached'
  | 'text'
  | 'name_glob'
  | 'pattern'
  | 'ends'
  | 'folder'
  | 'any'
  /** Sources of a copy, a move or a link, and where they go: a file, or a folder that then holds them. */
  | 'copy'
  | 'move'
  | 'link'
  | 'into'
  /** The same, where a word may also name a place on a host (`host:path`) or in a container. */
  | 'remote_copy'
  | 'remote_move'
  | 'remote_into'
  | 'container_copy'
  | 'container_into'
  /** Beginnings of names that are written: `split` makes `xaa`, `xab` from `x`. */
  | 'prefix'
  /** `@file`; `name=@file`; `a:b` whose first part is a path; `type=bind,source=path`; `file:path`. */
  | 'at_read'
  | 'form_read'
  | 'mount'
  | 'mount_pairs'
  | 'named_source'
  /** `commit:path` or a path. */
  | 'revision_path'
  | 'url'
  | 'url_send'
  | 'host'
  | 'host_send'
  | 'repository'
  | 'sql'
  | 'address'
  /** A host or an address; an address or a file; a remote of git by its name or its address. */
  | 'url_host'
  | 'url_or_read'
  | 'remote_name'
  /** `key=file` or `file`; the folder whose `.git` is made; the folder in which downloads are kept. */
  | 'key_read'
  | 'git_folder'
  | 'download_folder'
  /** A name of a package, a target or a page, or a path when it is written as one: `./x`, `/x`, `a/b.tgz`. */
  | 'package'
  /** Text of programs that can read and write files by commands of their own. */
  | 'sed_code'
  | 'awk_code'
