/**
 * What passes through without being judged: handshakes, listings and bookkeeping. The lists are closed:
 * a method that nobody knows could carry a call or a result past every rule, so it is not forwarded.
 */
export const passedRequests = {
  /** From the client to the server. */
  up: [
    'ping',
    'logging/setLevel',
    'completion/complete',
    'resources/list',
    'resources/templates/list',
    'resources/subscribe',
    'resources/unsubscribe',
    'prompts/list',
    'tasks/get',
    'tasks/list',
    'tasks/cancel',
    'subscriptions/listen',
  ],
  /** From the server to the client. */
  down: ['ping', 'roots/list', 'elicitation/create', 'tasks/get', 'tasks/list', 'tasks/cancel', 'tasks/result'],
} as const satisfies Record<string, readonly string[]>

export const passedNotifications = {
  up: [
    'notifications/initialized',
    'notifications/progress',
    'notifications/roots/list_changed',
    'notifications/tasks/status',
  ],
  down: [
    'notifications/progress',
    'notifications/message',
    'notifications/resources/updated',
    'notifications/resources/list_changed',
    'notifications/prompts/list_changed',
    'notifications/tools/list_changed',
    'notifications/tasks/status',
    'notifications/elicitation/complete',
    'notifications/subscriptions/acknowledged',
  ],
} as const satisfies Record<string, readonly string[]>

export function isPassed(list: readonly string[], method: string): boolean {
  return list.includes(method)
}
