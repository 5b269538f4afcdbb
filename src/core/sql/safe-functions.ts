/**
 * Functions of PostgreSQL that compute from their arguments or tell something of the server: calling
 * them only reads. Left out on purpose: what runs SQL that it gets as text (`query_to_xml`, `ts_stat`,
 * `ts_rewrite`), and what has an effect (`function-access.ts`).
 */
const lists: readonly string[] = [
  // Aggregates and windows.
  'any_value array_agg avg bit_and bit_or bit_xor bool_and bool_or corr count covar_pop covar_samp cume_dist dense_rank every ' +
    'first_value grouping json_agg json_agg_strict json_object_agg json_object_agg_strict json_object_agg_unique ' +
    'json_object_agg_unique_strict jsonb_agg jsonb_agg_strict jsonb_object_agg jsonb_object_agg_strict jsonb_object_agg_unique ' +
    'jsonb_object_agg_unique_strict lag last_value lead max min mode nth_value ntile percent_rank percentile_cont percentile_disc ' +
    'range_agg range_intersect_agg rank regr_avgx regr_avgy regr_count regr_intercept regr_r2 regr_slope regr_sxx regr_sxy regr_syy ' +
    'row_number stddev stddev_pop stddev_samp string_agg sum var_pop var_samp variance xmlagg',
  // Numbers.
  'abs acos acosd acosh asin asind asinh atan atan2 atan2d atand atanh cbrt ceil ceiling cos cosd cosh cot cotd degrees div erf erfc ' +
    'exp factorial floor gamma gcd lcm lgamma ln log log10 min_scale mod pi pow power radians random random_normal round scale sign ' +
    'sin sind sinh sqrt tan tand tanh trim_scale trunc width_bucket num_nonnulls num_nulls',
  // Texts and bytes.
  'ascii bit_count bit_length btrim casefold char_length character_length chr concat concat_ws convert convert_from convert_to crc32 ' +
    'crc32c decode encode format get_bit get_byte hashtext initcap is_normalized left length like_escape lower lpad ltrim md5 normalize ' +
    'octet_length overlay parse_ident pg_client_encoding position quote_ident quote_literal quote_nullable regexp_count regexp_instr ' +
    'regexp_like regexp_match regexp_matches regexp_replace regexp_split_to_array regexp_split_to_table regexp_substr repeat replace ' +
    'reverse right rpad rtrim set_bit set_byte sha224 sha256 sha384 sha512 similar_escape similar_to_escape split_part starts_with ' +
    'string_to_array string_to_table strpos substr substring textlen to_ascii to_bin to_hex to_oct translate trim unicode_assigned ' +
    'unistr upper to_char to_date to_number to_timestamp',
  // Dates and times.
  'age clock_timestamp date date_add date_bin date_part date_subtract date_trunc extract interval isfinite justify_days justify_hours ' +
    'justify_interval make_date make_interval make_time make_timestamp make_timestamptz now overlaps statement_timestamp time timeofday ' +
    'timestamp timestamptz timetz timezone transaction_timestamp',
  // JSON.
  'array_to_json json_array_elements json_array_elements_text json_array_length json_build_array json_build_object json_each ' +
    'json_each_text json_extract_path json_extract_path_text json_object json_object_keys json_populate_record json_populate_recordset ' +
    'json_scalar json_serialize json_strip_nulls json_to_record json_to_recordset json_typeof jsonb_array_elements ' +
    'jsonb_array_elements_text jsonb_array_length jsonb_build_array jsonb_build_object jsonb_concat jsonb_delete jsonb_each ' +
    'jsonb_each_text jsonb_extract_path jsonb_extract_path_text jsonb_insert jsonb_object jsonb_object_keys jsonb_path_exists ' +
    'jsonb_path_exists_tz jsonb_path_match jsonb_path_match_tz jsonb_path_query jsonb_path_query_array jsonb_path_query_array_tz ' +
    'jsonb_path_query_first jsonb_path_query_first_tz jsonb_path_query_tz jsonb_populate_record jsonb_populate_record_valid ' +
    'jsonb_populate_recordset jsonb_pretty jsonb_set jsonb_set_lax jsonb_strip_nulls jsonb_to_record jsonb_to_recordset jsonb_typeof ' +
    'row_to_json to_json to_jsonb',
  // Arrays, ranges, rows of numbers, enums.
  'array_append array_cat array_dims array_fill array_length array_lower array_ndims array_position array_positions array_prepend ' +
    'array_remove array_replace array_reverse array_sample array_shuffle array_sort array_to_string array_upper cardinality ' +
    'trim_array unnest generate_series generate_subscripts enum_first enum_last enum_range isempty lower_inc lower_inf upper_inc ' +
    'upper_inf range_merge multirange int4range int8range numrange tsrange tstzrange daterange int4multirange int8multirange ' +
    'nummultirange tsmultirange tstzmultirange datemultirange',
  // Shapes, networks, search, XML, UUID.
  'area bound_box box center circle diagonal diameter height isclosed isopen isparallel isperp length line lseg npoints path pclose ' +
    'point polygon popen radius slope width abbrev broadcast family host hostmask inet_merge inet_same_family macaddr8_set7bit masklen ' +
    'netmask network set_masklen array_to_tsvector get_current_ts_config json_to_tsvector jsonb_to_tsvector numnode phraseto_tsquery ' +
    'plainto_tsquery querytree setweight strip to_tsquery to_tsvector ts_debug ts_delete ts_filter ts_headline ts_lexize ts_parse ' +
    'ts_rank ts_rank_cd ts_token_type tsquery_phrase tsvector_to_array websearch_to_tsquery xml_is_well_formed ' +
    'xml_is_well_formed_content xml_is_well_formed_document xmlcomment xmlexists xmltext xpath xpath_exists gen_random_uuid ' +
    'uuid_extract_timestamp uuid_extract_version uuidv4 uuidv7',
  // Types called as functions.
  'bit bool bpchar bytea float4 float8 int2 int4 int8 money numeric oid text varbit varchar',
  // The server, its catalogue and its settings.
  'col_description current_catalog current_database current_query current_role current_schema current_schemas current_setting ' +
    'current_user currval format_type has_any_column_privilege has_column_privilege has_database_privilege ' +
    'has_foreign_data_wrapper_privilege has_function_privilege has_language_privilege has_parameter_privilege has_schema_privilege ' +
    'has_sequence_privilege has_server_privilege has_table_privilege has_tablespace_privilege has_type_privilege inet_client_addr ' +
    'inet_client_port inet_server_addr inet_server_port lastval obj_description pg_backend_pid pg_basetype pg_collation_for ' +
    'pg_collation_is_visible pg_column_compression pg_column_size pg_conf_load_time pg_conversion_is_visible pg_database_size ' +
    'pg_describe_object pg_encoding_to_char pg_function_is_visible pg_get_constraintdef pg_get_expr pg_get_function_arguments ' +
    'pg_get_function_identity_arguments pg_get_function_result pg_get_functiondef pg_get_indexdef pg_get_keywords pg_get_partkeydef ' +
    'pg_get_ruledef pg_get_serial_sequence pg_get_statisticsobjdef pg_get_triggerdef pg_get_userbyid pg_get_viewdef pg_has_role ' +
    'pg_identify_object pg_index_column_has_property pg_index_has_property pg_indexam_has_property pg_indexes_size ' +
    'pg_input_error_info pg_input_is_valid pg_is_in_recovery pg_is_other_temp_schema pg_my_temp_schema pg_operator_is_visible ' +
    'pg_partition_ancestors pg_partition_root pg_partition_tree pg_postmaster_start_time pg_relation_filenode pg_relation_size ' +
    'pg_size_bytes pg_size_pretty pg_table_is_visible pg_table_size pg_tablespace_location pg_tablespace_size pg_total_relation_size ' +
    'pg_type_is_visible pg_typeof row_security_active session_user shobj_description to_regclass to_regcollation to_regnamespace ' +
    'to_regoper to_regoperator to_regproc to_regprocedure to_regrole to_regtype to_regtypemod user version ' +
    'has_largeobject_privilege',
  // Methods of TABLESAMPLE.
  'bernoulli system',
]

const safe = new Set(lists.flatMap((list) => list.split(' ')))

export function isSafeFunction(name: string): boolean {
  return safe.has(name)
}
