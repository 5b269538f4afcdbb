const ENTRY = String.raw`[\w.-]{1,128}:[ \t]{1,4}["']?[A-Za-z0-9+/]{4,16000}={0,2}["']?`

/** The source of a pattern for the data of a Secret of Kubernetes: its span is from the first name to the last value. */
export const kubernetesEntries =
  String.raw`(?:data|stringData):[ \t]{0,4}\r?\n[ \t]{1,8}(?<span>${ENTRY}(?:\r?\n[ \t]{1,8}${ENTRY}){0,60})`
