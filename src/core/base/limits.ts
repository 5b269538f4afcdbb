/**
 * Bounds on hostile input. Each is far above honest use and low enough that reaching it costs
 * little time and memory. One object, so that tests and hosts can see all bounds in one place.
 */
export const limits = {
  /** UTF-16 units of one policy file. */
  policyTextLength: 2_000_000,
  /** Nesting of maps and lists in a policy file. */
  policyDepth: 64,
  /** Maps, lists, keys and scalars of one policy file. */
  policyNodes: 500_000,
  /** Bytes of one line of a trace. */
  eventLineBytes: 16_000_000,
  /** Nesting of arguments and results. */
  jsonDepth: 128,
  /** UTF-16 units of one path in a policy. */
  pathLength: 1_000,
  /** Nodes that one path may select or visit on one event. */
  pathNodes: 100_000,
  /** Nesting of a matcher or of a JsonLogic expression. */
  expressionDepth: 48,
  /** Operations that one JsonLogic expression may perform on one event (L-52): a count, never a time. */
  expressionSteps: 100_000,
  /** UTF-16 units of one regular expression. */
  patternLength: 2_000,
  /** Steps into which one regular expression may expand; time is this times the length of the text. */
  patternProgram: 2_000,
  /** UTF-16 units of one text that a result rule scans; longer is undecidable. */
  scannedTextLength: 4_000_000,
  /** Calls that one batch call may hold; more are not judged. */
  innerCalls: 1_000,
  /** Tool names remembered that no rule names; they come from the model. */
  rememberedToolNames: 1_000,
  /** UTF-16 units of the path of a file, as many as Linux takes bytes; longer is unknown (L-42). */
  filePathLength: 4_096,
  /** UTF-16 units of a text that writes a number. */
  numberTextLength: 1_000,
  /** The exponent of a text that writes a number, up or down. */
  numberExponent: 1_000,
  /** UTF-16 units of a text that is read as an address list. */
  addressListLength: 50_000,
  /** Words and signs of one address list: a mailbox with a long name has about ten. */
  mailTokens: 20_000,
  /** Mailboxes of one address list, or of one list of them. */
  mailboxes: 5_000,
  /** UTF-16 units of one URL; longer is undecidable. */
  urlLength: 16_384,
  /** UTF-16 units of a host as written; a name has at most 253 in ASCII. */
  hostLength: 255,
  /** URLs that one fetch may touch, the first included (L-43). */
  redirectHops: 5,
  /** UTF-16 units of a text that is read as SQL: the parser takes about a millisecond for a thousand. */
  sqlTextLength: 30_000,
  /** Runs of operator signs in one SQL text, by the sum of the squares of their lengths: what the parser takes for them. */
  sqlOperatorWork: 1_000_000,
  /** Nesting of the syntax tree of one SQL text. */
  sqlDepth: 1_000,
  /** Expanded cases of one test list. */
  expandedCases: 100_000,
  /** UTF-16 units that `repeat` may make. */
  repeatedTextLength: 4_000_000,
  /** UTF-16 units of one command line, nested texts counted anew; longer is unreadable (L-41). */
  shellTextLength: 65_536,
  /** Texts inside texts of a command line: `bash -c`, `eval`, a heredoc to a shell. */
  shellDepth: 8,
  /** Substitutions and blocks inside one another in one shell text; the parser reads each level anew. */
  shellNesting: 24,
  /** UTF-16 units that all readings of one command line may cost together. */
  shellWork: 200_000,
  /** Heredocs and here-strings in one shell text, as many as `<<` stands in it. */
  shellHeredocs: 500,
  /** Characters of one shell text that can be syntax: signs and quotes. */
  shellSigns: 4_000,
  /** Words of one shell text, as blanks part them. */
  shellWords: 10_000,
  /** Programs that one command line may start. */
  shellPrograms: 1_000,
  /** Arguments and redirections of one command line; a launcher counts those of what it starts as well, a pattern as six. */
  shellArguments: 3_000,
  /** Words into which one word may expand by braces. */
  shellExpansion: 256,
  /** Things that one call may do (L-70); a call that may do more is unknown. */
  callEffects: 2_500,
  /** Different folders with all below them that one call may name; a call that names more is unknown. */
  callTrees: 500,
  /** Parts of the word of a folder that names of files are joined to; each source of a copy joins it once. */
  joinedWordParts: 64,
} as const
