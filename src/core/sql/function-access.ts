import { isSafeFunction } from './safe-functions.ts'
import type { SqlAccess, SqlName } from './sql-access.ts'

/** Functions of PostgreSQL and its usual extensions that have an effect beyond their answer. A `*` stands for any end. */
const effects: readonly (readonly [access: SqlAccess, names: string])[] = [
  [
    'write',
    'nextval setval lo_creat lo_create lo_from_bytea lo_import lo_open lo_put lo_truncate lo_truncate64 lo_unlink lowrite lo_write ' +
      'brin_* gin_clean_pending_list pg_stat_reset* pg_stat_statements_reset pg_logical_emit_message pg_logical_slot_get_* ' +
      'pg_replication_origin_* pg_restore_* pg_clear_* pg_truncate_visibility_map txid_current pg_current_xact_id ' +
      'table_log_restore_table lo_manage pg_import_system_collations pg_set_attribute_stats pg_set_relation_stats',
  ],
  [
    'session',
    'set_config setseed pg_sleep pg_sleep_for pg_sleep_until pg_notify pg_cancel_backend pg_terminate_backend pg_reload_conf ' +
      'pg_rotate_logfile pg_export_snapshot pg_log_* pg_promote pg_switch_wal pg_switch_xlog pg_create_* pg_drop_* pg_copy_* ' +
      'pg_backup_* pg_start_backup pg_stop_backup pg_wal_replay_* pg_xlog_replay_* pg_stat_clear_snapshot pg_stat_force_next_flush ' +
      'pg_sync_replication_slots pg_replication_slot_advance postgres_fdw_disconnect* pg_prewarm autoprewarm_*',
  ],
  ['lock', 'pg_advisory_* pg_try_advisory_*'],
  ['program', 'dblink dblink_*'],
  [
    'file',
    'lo_import lo_export pg_read_* pg_stat_file pg_ls_* pg_file_* pg_hba_file_rules pg_ident_file_mappings pg_show_all_file_settings ' +
      'pg_logdir_ls pg_current_logfile pg_config',
  ],
]

const byName = new Map<string, readonly SqlAccess[]>()
const byStart: (readonly [start: string, access: SqlAccess])[] = []
for (const [access, names] of effects) {
  for (const name of names.split(' ')) {
    if (name.endsWith('*')) byStart.push([name.slice(0, -1), access])
    else byName.set(name, [...(byName.get(name) ?? []), access])
  }
}

/** What calling the function does; undefined = nobody knows, since it is no function of PostgreSQL's own or runs SQL (L-45). */
export function functionAccess(called: SqlName): readonly SqlAccess[] | undefined {
  const known = effectOf(called.name)
  if (called.schema !== undefined && called.schema !== 'pg_catalog') return known.length > 0 ? known : undefined
  if (known.length > 0) return known
  return isSafeFunction(called.name) ? [] : undefined
}

/** A function of this name would have an effect; of a column name, which may call a function too, this is all that counts. */
export function hasKnownEffect(name: string): boolean {
  return effectOf(name).length > 0
}

function effectOf(name: string): readonly SqlAccess[] {
  const exact = byName.get(name) ?? []
  const started = byStart.filter(([start]) => name.startsWith(start)).map(([, access]) => access)
  return started.length === 0 ? exact : [...exact, ...started]
}
