import tseslint from 'typescript-eslint'

const named = [
  { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
  { selector: 'NewExpression[callee.name="Function"]', message: 'No code from text.' },
]

// Pure code is replayable: time, chance and the process come in through ports.
const pureFolders = ['src/core/**/*.ts', 'src/tools/**/*.ts', 'src/catalog/**/*.ts', 'src/reporters/**/*.ts', 'src/adapters/**/*.ts']
const impure = ['process', 'Buffer', 'setTimeout', 'setInterval', 'setImmediate', 'performance', 'crypto', 'fetch', 'console']

export default tseslint.config(
  {
    ignores: ['dist/', 'node_modules/', 'coverage/', '.cache/', 'examples/**/*.js', 'examples/**/*.mjs', '.dependency-cruiser.cjs', 'eslint.config.js', 'vitest.config.ts'],
  },
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      'no-restricted-syntax': ['error', ...named],
      'no-eval': 'error',
      'no-implied-eval': 'off',
      '@typescript-eslint/no-implied-eval': 'error',
    },
  },
  {
    files: pureFolders,
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-globals': ['error', ...impure],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'The time comes with the event.' },
        { object: 'Math', property: 'random', message: 'A decision must be replayable.' },
      ],
      'no-restricted-syntax': [
        'error',
        ...named,
        { selector: 'NewExpression[callee.name="Date"][arguments.length=0]', message: 'The time comes with the event.' },
      ],
    },
  },
  {
    // The one place where a run inside a foreign loop gets its time: the host's, by default that of the platform.
    files: ['src/adapters/adapter.ts', 'src/adapters/claude-agent-sdk.ts'],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    files: ['**/*.test.ts', 'test/**/*.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
)
