/** Nodes that do nothing by themselves; their children are looked at. */
const plainNodes = new Set(
  (
    'A_ArrayExpr A_Const A_Indices A_Star Alias BitString BoolExpr Boolean BooleanTest CTECycleClause CTESearchClause ' +
    'CaseExpr CaseWhen CoalesceExpr CollateClause CurrentOfExpr DefElem Float GroupingFunc GroupingSet IndexElem InferClause ' +
    'Integer JoinExpr List LockingClause MergeSupportFunc MergeWhenClause MinMaxExpr MultiAssignRef NamedArgExpr NullTest ' +
    'OnConflictClause ParamRef RangeFunction RangeSubselect RangeTableFunc RangeTableFuncCol ResTarget ReturningClause ' +
    'ReturningOption RowExpr SQLValueFunction SetToDefault String TypeCast TypeName WindowDef XmlExpr XmlSerialize ' +
    'JsonAggConstructor JsonArgument JsonArrayAgg JsonArrayConstructor JsonArrayQueryConstructor JsonBehavior JsonFormat ' +
    'JsonFuncExpr JsonIsPredicate JsonKeyValue JsonObjectAgg JsonObjectConstructor JsonOutput JsonParseExpr JsonReturning ' +
    'JsonScalarExpr JsonSerializeExpr JsonTable JsonTableColumn JsonTablePathSpec JsonValueExpr ' +
    'AccessPriv AlterTableCmd ColumnDef Constraint CreateOpClassItem FunctionParameter ObjectWithArgs PartitionBoundSpec ' +
    'PartitionCmd PartitionElem PartitionRangeDatum PartitionSpec PublicationObjSpec PublicationTable ReplicaIdentityStmt ' +
    'RoleSpec StatsElem TableLikeClause TriggerTransition VacuumRelation ATAlterConstraint'
  ).split(' '),
)

export function isPlainNode(name: string): boolean {
  return plainNodes.has(name)
}

/**
 * Members that hold a structure without the name of its node, by what is in it. `plain` does nothing
 * by itself.
 */
const members: ReadonlyMap<string, string> = new Map([
  ['larg', 'SelectStmt'],
  ['rarg', 'SelectStmt'],
  ['withClause', 'WithClause'],
  ['funccall', 'FuncCall'],
  ['action', 'GrantStmt'],
  ...(
    'alias argType authrole boolval bound bsval collClause constructor context_item cycle_clause datatype extname format fromsql ' +
    'func fval grantor infer into intoClause ival join_using_alias newowner newrole ofTypename onConflictClause on_empty ' +
    'on_error opername output over owner partbound partspec pathspec pubtable returnType returning returningClause role ' +
    'search_clause setstmt sourcetype storedtype sval targettype tosql typeName type_name user base arg val value expr name'
  )
    .split(' ')
    .map((member) => [member, 'plain'] as const),
  ...'relation rel sequence view table pktable constrrel typevar identitySequence'
    .split(' ')
    .map((member) => [member, 'RangeVar'] as const),
])

/** What a structure without a name is; undefined = not known. */
export function unnamedStructure(member: string, holdsTable: boolean): string | undefined {
  return holdsTable ? 'RangeVar' : members.get(member)
}
