import type { SqlAccess } from './sql-access.ts'

export interface StatementKind {
  readonly verb: string
  readonly access: readonly SqlAccess[]
  /** What it runs stands elsewhere, or nobody can tell from its text. */
  readonly isOpaque?: boolean
}

type Row = readonly [verb: string, access: string, opaque?: 'opaque']

/** Statements by their node in PostgreSQL's tree, with what each does by itself (L-45). */
const rows: Readonly<Record<string, Row>> = {
  SelectStmt: ['select', 'read'],
  InsertStmt: ['insert', 'write'],
  UpdateStmt: ['update', 'write'],
  DeleteStmt: ['delete', 'write'],
  MergeStmt: ['merge', 'write'],
  TruncateStmt: ['truncate', 'write'],
  CopyStmt: ['copy', ''],
  ExplainStmt: ['explain', 'read'],
  VariableShowStmt: ['show', 'read'],
  // A block in a language of the server, with all that its role may do.
  DoStmt: ['do', 'program', 'opaque'],
  CallStmt: ['call', ''],
  PrepareStmt: ['prepare', 'session'],
  ExecuteStmt: ['execute', '', 'opaque'],
  DeallocateStmt: ['deallocate', 'session'],
  DeclareCursorStmt: ['declare', 'session'],
  FetchStmt: ['fetch', 'read session'],
  ClosePortalStmt: ['close', 'session'],
  TransactionStmt: ['transaction', 'session'],
  VariableSetStmt: ['set', 'session'],
  ConstraintsSetStmt: ['set', 'session'],
  DiscardStmt: ['discard', 'session'],
  ListenStmt: ['listen', 'session'],
  UnlistenStmt: ['unlisten', 'session'],
  NotifyStmt: ['notify', 'session'],
  LockStmt: ['lock', 'lock'],
  LoadStmt: ['load', 'program', 'opaque'],
  CreateTableAsStmt: ['create', 'schema write'],
  RefreshMatViewStmt: ['refresh', 'schema write'],
  VacuumStmt: ['vacuum', 'schema'],
  ClusterStmt: ['cluster', 'schema'],
  ReindexStmt: ['reindex', 'schema'],
  CheckPointStmt: ['checkpoint', 'schema'],
  CommentStmt: ['comment', 'schema'],
  SecLabelStmt: ['security', 'schema'],
  GrantStmt: ['grant', 'schema'],
  GrantRoleStmt: ['grant', 'schema'],
  ReassignOwnedStmt: ['reassign', 'schema'],
  ImportForeignSchemaStmt: ['import', 'schema'],
  RenameStmt: ['alter', 'schema'],
  // Settings of the server can name programs to run and libraries to load.
  AlterSystemStmt: ['alter', 'schema file', 'opaque'],
  // The script of an extension runs.
  CreateExtensionStmt: ['create', 'schema', 'opaque'],
  AlterExtensionStmt: ['alter', 'schema', 'opaque'],
  CreateTableSpaceStmt: ['create', 'schema file'],
  ViewStmt: ['create', 'schema'],
  IndexStmt: ['create', 'schema'],
  RuleStmt: ['create', 'schema'],
  DefineStmt: ['create', 'schema'],
  CompositeTypeStmt: ['create', 'schema'],
  CreateStmt: ['create', 'schema'],
  CreateSchemaStmt: ['create', 'schema'],
  CreateSeqStmt: ['create', 'schema'],
  CreateDomainStmt: ['create', 'schema'],
  CreateEnumStmt: ['create', 'schema'],
  CreateRangeStmt: ['create', 'schema'],
  CreateFunctionStmt: ['create', 'schema'],
  CreateTrigStmt: ['create', 'schema'],
  CreateEventTrigStmt: ['create', 'schema'],
  CreatePolicyStmt: ['create', 'schema'],
  CreateRoleStmt: ['create', 'schema'],
  CreateStatsStmt: ['create', 'schema'],
  CreateCastStmt: ['create', 'schema'],
  CreateConversionStmt: ['create', 'schema'],
  CreateOpClassStmt: ['create', 'schema'],
  CreateOpFamilyStmt: ['create', 'schema'],
  CreateAmStmt: ['create', 'schema'],
  CreatePLangStmt: ['create', 'schema'],
  CreateTransformStmt: ['create', 'schema'],
  CreateForeignTableStmt: ['create', 'schema'],
  CreateForeignServerStmt: ['create', 'schema'],
  CreateFdwStmt: ['create', 'schema'],
  CreateUserMappingStmt: ['create', 'schema'],
  CreatePublicationStmt: ['create', 'schema'],
  CreateSubscriptionStmt: ['create', 'schema'],
  CreatedbStmt: ['create', 'schema'],
  AlterTableStmt: ['alter', 'schema'],
  AlterTableMoveAllStmt: ['alter', 'schema'],
  AlterTableSpaceOptionsStmt: ['alter', 'schema'],
  AlterSeqStmt: ['alter', 'schema'],
  AlterDomainStmt: ['alter', 'schema'],
  AlterEnumStmt: ['alter', 'schema'],
  AlterTypeStmt: ['alter', 'schema'],
  AlterFunctionStmt: ['alter', 'schema'],
  AlterOwnerStmt: ['alter', 'schema'],
  AlterObjectSchemaStmt: ['alter', 'schema'],
  AlterObjectDependsStmt: ['alter', 'schema'],
  AlterOperatorStmt: ['alter', 'schema'],
  AlterOpFamilyStmt: ['alter', 'schema'],
  AlterPolicyStmt: ['alter', 'schema'],
  AlterRoleStmt: ['alter', 'schema'],
  AlterRoleSetStmt: ['alter', 'schema'],
  AlterDatabaseStmt: ['alter', 'schema'],
  AlterDatabaseSetStmt: ['alter', 'schema'],
  AlterDatabaseRefreshCollStmt: ['alter', 'schema'],
  AlterDefaultPrivilegesStmt: ['alter', 'schema'],
  AlterEventTrigStmt: ['alter', 'schema'],
  AlterExtensionContentsStmt: ['alter', 'schema'],
  AlterFdwStmt: ['alter', 'schema'],
  AlterForeignServerStmt: ['alter', 'schema'],
  AlterUserMappingStmt: ['alter', 'schema'],
  AlterPublicationStmt: ['alter', 'schema'],
  AlterSubscriptionStmt: ['alter', 'schema'],
  AlterStatsStmt: ['alter', 'schema'],
  AlterCollationStmt: ['alter', 'schema'],
  AlterTSConfigurationStmt: ['alter', 'schema'],
  AlterTSDictionaryStmt: ['alter', 'schema'],
  DropStmt: ['drop', 'schema'],
  DropdbStmt: ['drop', 'schema'],
  DropRoleStmt: ['drop', 'schema'],
  DropOwnedStmt: ['drop', 'schema'],
  DropTableSpaceStmt: ['drop', 'schema'],
  DropUserMappingStmt: ['drop', 'schema'],
  DropSubscriptionStmt: ['drop', 'schema'],
}

const kinds = new Map<string, StatementKind>(
  Object.entries(rows).map(([node, [verb, access, opaque]]) => [
    node,
    // The words of the table are accesses, as the test of this file checks.
    { verb, access: access.split(' ').filter((word) => word !== '') as SqlAccess[], isOpaque: opaque === 'opaque' },
  ]),
)

/** Undefined for a node that is no statement, or none that is known. */
export function statementKind(node: string): StatementKind | undefined {
  return kinds.get(node)
}

export const statementKinds: ReadonlyMap<string, StatementKind> = kinds
