import { isRecord, type CallParams } from './model-spec.ts'

/** Of `ai` 6 and later the number; 5 does not always say it. */
export function sdkMajor({ headers }: CallParams): number | undefined {
  const agent = isRecord(headers) ? headers['user-agent'] : undefined
  const [, major] = typeof agent === 'string' ? (/(?:^|\s)ai\/(\d{1,4})/.exec(agent) ?? []) : []
  return major === undefined ? undefined : Number(major)
}
