// The order of the core folders, lowest first. A folder may import itself and any folder on an earlier line.
const coreOrder = [
  ['base'],
  ['events'],
  ['flows'],
  ['diagnostics'],
  ['syntax', 'paths', 'conditions', 'text', 'shell', 'addresses', 'files', 'sql', 'mail'],
  ['detectors', 'catalogue'],
  ['operators', 'actions', 'chain'],
  ['participants', 'rules', 'records'],
  ['load', 'compile', 'runs', 'analysis'],
  ['witness'],
]

const tests = '\\.test\\.ts$'

const coreRules = coreOrder.flatMap((line, index) =>
  line.map((folder) => {
    const allowed = [...coreOrder.slice(0, index).flat(), folder]
    return {
      name: `core/${folder}`,
      severity: 'error',
      comment: `core/${folder} may import only itself and lower folders: ${allowed.join(', ')}`,
      from: { path: `^src/core/${folder}/`, pathNot: tests },
      to: { path: '^src/', pathNot: `^src/core/(${allowed.join('|')})/` },
    }
  }),
)

const layer = (name, allowed) => ({
  name,
  severity: 'error',
  comment: `${name} may import only ${allowed}`,
  from: { path: `^src/${name}/`, pathNot: tests },
  to: { path: '^src/', pathNot: allowed },
})

// A library that can fail open, or that shapes the language, has one importing folder.
const door = (library, folders) => ({
  name: `door/${library}`,
  severity: 'error',
  comment: `${library} is imported by ${folders} alone`,
  from: { path: '^src/', pathNot: [`^src/core/(${folders})/`, tests] },
  to: { path: `node_modules/${library}/` },
})

module.exports = {
  forbidden: [
    ...coreRules,
    layer('catalog', '^src/(catalog|core|tools)/'),
    layer('adapters', '^src/(adapters|core)/'),
    layer('reporters', '^src/(reporters|core|tools|catalog)/'),
    {
      name: 'tools',
      severity: 'error',
      comment: 'a tool sees core and itself, no other tool',
      from: { path: '^src/tools/([^/]+)/', pathNot: tests },
      to: { path: '^src/', pathNot: '^src/(core/|tools/$1/)' },
    },
    {
      name: 'hosts',
      severity: 'error',
      comment: 'a host sees no other host, hosts/node excepted',
      from: { path: '^src/hosts/([^/]+)/', pathNot: tests },
      to: { path: '^src/hosts/', pathNot: '^src/hosts/($1|node)/' },
    },
    {
      name: 'pure',
      severity: 'error',
      comment: 'Node built-ins belong to hosts',
      from: { path: '^src/', pathNot: ['^src/hosts/', tests] },
      to: { dependencyTypes: ['core'] },
    },
    door('yaml', 'syntax'),
    door('jsonpath-plus', 'paths'),
    door('json-logic-js', 'conditions'),
    door('re2js', 'text'),
    door('zod', 'rules|operators|actions'),
    door('unbash', 'shell'),
    door('ipaddr.js', 'addresses'),
    {
      name: 'door/libpg-query',
      severity: 'error',
      comment: 'libpg-query is no dependency of those who install this package: one file of the host loads it if it is there',
      from: { path: '^src/', pathNot: ['^src/hosts/node/load-sql-parser\\.ts$', tests] },
      to: { path: 'node_modules/libpg-query/' },
    },
    {
      name: 'door/peers',
      severity: 'error',
      comment: 'SDKs of agents are no dependencies of those who install this package: adapters know shapes, and one file of the host loads the SDK that it runs on',
      from: { path: '^src/', pathNot: ['^src/hosts/node/mcp/load-mcp-sdk\\.ts$', tests] },
      to: { path: 'node_modules/(ai|langchain|openai|@langchain|@openai|@anthropic-ai|@modelcontextprotocol|@opentelemetry)/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: { path: '^src/' },
      to: { circular: true },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
}
