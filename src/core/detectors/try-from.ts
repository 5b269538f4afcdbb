/** Tries a detector, by its place in the list, at every place of a text from one to another. */
export type TryFrom = (detector: number, from: number, to: number) => void
