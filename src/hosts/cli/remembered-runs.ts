/** Traces hold the events of a run together, so of all runs only the latest are kept, and memory stays level. */
export const rememberedRuns = 10_000
