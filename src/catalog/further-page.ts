/** A page about something that the catalogue cannot see, such as a command of a host. */
export interface FurtherPage {
  readonly name: string
  readonly summary: string
  /** Markdown. */
  readonly text: string
}
