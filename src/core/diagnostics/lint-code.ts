/** A code of a lint rule, whose level a user may change; all other codes are in the registry beside this file. */
export type LintCode = `SLC${4 | 5 | 6}${number}`
