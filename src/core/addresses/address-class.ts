/**
 * Where an address leads (L-43). One address may be of several classes, or of none: reserved, for
 * documentation, for tests.
 */
export const addressClassNames = [
  'public',
  'loopback',
  'private',
  'link_local',
  'shared',
  'metadata',
  'unspecified',
  'multicast',
] as const

export type AddressClass = (typeof addressClassNames)[number]
