import { isJsonArray, isJsonObject, ownMember, type Json } from '../../core/base/json.ts'
import type { ContentMethod } from './content-method.ts'

/** `resources/read`: each content is an embedded resource, as in the result of a tool. */
export const resourceMethod: ContentMethod = {
  key: 'uri',
  member: 'contents',
  partsOf(result) {
    const contents = ownMember(result, 'contents')
    if (!isJsonArray(contents) || !contents.every(isJsonObject)) return undefined
    return contents.map((resource) => ({ type: 'resource', resource }))
  },
  withParts(result, parts) {
    const contents = parts.map((part): Json | undefined => (isJsonObject(part) ? ownMember(part, 'resource') : undefined))
    return contents.every(isJsonObject) ? { ...result, contents } : undefined
  },
  ofText: (text, uri) => ({ contents: [{ uri, text }] }),
}
