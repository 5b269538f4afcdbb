import { paragraph } from './paragraph.ts'

/** What HOST takes, for the pages of `url` and `host`. */
export const hostDetails = paragraph(
  'A host is a name or address, `{ under: d }` (d and all below), `{ below: d }`, `{ cidr: n }`, or a list of these.',
  'Names are compared label by label, without case and final dot, international ones in either form.',
  'Addresses are compared by value, in any spelling.',
  '`{ cidr: n }` on a name asks for its addresses: all must lie in the networks, and if only some do it is unknown.',
)

/** Hosts that are unknown wherever they stand. */
export const unknownHosts = paragraph(
  'a host that is no valid name, or that clients map to different ones (percent codes, full-width letters, invisible characters, `ß`);',
  'a number with leading zeros, where it matters how clients read it;',
  'an IPv6 address that fits only by an address packed into it',
)

export const urlDetails = [
  paragraph(
    '`scheme`, `host`, `port`, `path`, `query`, `userinfo` and `address` must all hold, of one URL.',
    'A URL without a host (`mailto:`, `data:`, `file:///x`) has no port and address either, and one like `mailto:` no path and query:',
    'tests of what is not there miss.',
  ),
  paragraph(
    '`redirects: every` puts the whole test to each URL that a fetch touches, the first included, and wants all to pass;',
    '`some` wants one; `ignore` judges the first alone.',
    'In a permit it must be stated.',
    'In a guard it is `some`, and `every` below an odd number of `not`, so that no hop goes by.',
    'What comes after a fifth URL, a circle, or a redirect that nobody can follow is unknown.',
  ),
  hostDetails,
  paragraph(
    '`address` takes one or more of `public`, `loopback`, `private`, `link_local`, `shared`, `metadata`, `unspecified`, `multicast`.',
    'It holds if every address of the host is in one of them, `{ some: … }` if one is.',
    'Public is what the IANA registries call globally reachable, and nothing else.',
    'An IPv6 address that carries an IPv4 address (mapped, NAT64, 6to4, Teredo, ISATAP) is in the classes of that one as well.',
    'A metadata address is also link-local, private or shared; in a permit all its classes must be given, so `link_local` alone lets none pass.',
    '`localhost` and the names of metadata services are in their class whatever a name server says.',
  ),
  paragraph(
    '`port` takes `default`, numbers, or a list of these.',
    'A port that is not written is the default of its scheme; of schemes other than http, https, ws, wss and ftp that number is not known.',
  ),
  paragraph(
    '`path` takes a whole path, `{ glob: p }` or a list of these.',
    'It is compared with case, without dot segments, and with needless percent codes decoded.',
    'In a pattern `*` stays within a component, and `**` stands for any number of components, at the end for at least one.',
    'A path that servers may read in another way (`%2F`, `..;`, `//`) is unknown where that changes the verdict.',
  ),
  paragraph(
    '`query` is `none`, or a map from parameters to a text or a list of texts, each of which must be there; other parameters do not matter.',
    'A parameter that stands there several times with values that do not agree is unknown.',
    '`userinfo: none` wants neither user nor password.',
  ),
  paragraph(
    'Unknown: a URL with a blank, a control character or a backslash, without a scheme or the `//` behind it, or with odd signs in its credentials;',
    `${unknownHosts};`,
    'a name whose addresses are not known.',
  ),
] as const
