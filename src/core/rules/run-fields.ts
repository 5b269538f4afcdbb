/** What `run:`, `var: run.x` and `ref: run.x` may name: the facts of the run that the host states (L-17). */
export const runFields: readonly string[] = ['turn', 'agent', 'user', 'id', 'parent', 'is_streaming']
