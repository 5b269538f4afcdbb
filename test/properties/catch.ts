/** How a law answers to a broken engine: `broken law`, or what else went wrong, which proves nothing. */
export async function verdictOn(law: () => Promise<void> | void): Promise<string> {
  try {
    await law()
    return 'no objection'
  } catch (thrown) {
    const cause = thrown instanceof Error ? thrown.cause : undefined
    if (cause instanceof Error && cause.name === 'AssertionError') return 'broken law'
    return `another failure: ${String(cause ?? thrown)}`
  }
}
