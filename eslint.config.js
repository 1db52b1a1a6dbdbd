import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import importSort from 'eslint-plugin-simple-import-sort';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      'build/',
      'node_modules/',
      'data/',
      'db/migrations/',
      'test-results/',
      '.dependency-cruiser.cjs',
    ],
  },
  ...tseslint.configs.recommended,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['eslint.config.js'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    plugins: { 'import-sort': importSort },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      // The clients of libSQL answer with a promise where their interface says void.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { inheritedMethods: false } }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      'no-empty': ['error', { allowEmptyCatch: false }],
      eqeqeq: ['error', 'smart'],
      'import-sort/imports': [
        'error',
        // What only has to run; of the platform; of packages; of this project, the farthest first. One block, in that order.
        { groups: [['^\\u0000', '^node:', '^@?\\w', '^(~|db)/', '^\\.\\.', '^\\.']] },
      ],
    },
  },
  {
    files: ['app/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
  {
    // Dates, times and counts are reckoned and said in one room (docs/decisions/045).
    files: ['{app,bench,db,scripts}/**/*.{ts,tsx,mjs}'],
    ignores: ['app/domain/calendar/**', 'scripts/durations.mjs', '**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          "NewExpression[callee.object.name='Intl'][callee.property.name=/^(DateTime|List|Number)Format$/]",
          'CallExpression[callee.property.name=/^(toLocale(Date|Time)?String|[gs]etUTC.+)$/]',
          'Literal[raw=/^(86_?400(_?000)?|3_?600_?000)$/]',
          'BinaryExpression[operator="*"] > Literal[raw=/^60_?000$/]',
          'VariableDeclarator[id.name=/^(SECOND|MINUTE|HOUR|DAY|WEEK)_MS$/]',
          'CallExpression[callee.property.name=/^get(Date|Day|Month|FullYear)$/]',
        ].map((selector) => ({ selector, message: 'app/domain/calendar does this.' })),
      ],
    },
  },
  { files: ['app/**/*.tsx'], ...jsxA11y.flatConfigs.recommended },
  {
    files: ['app/**/*.tsx'],
    rules: {
      // What has just opened takes the focus: the heading of a dialog, the summary of errors.
      'jsx-a11y/no-autofocus': 'off',
      // What is wider than a phone scrolls by the keyboard, too.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: ['section'], roles: ['region'] }],
      // A table shown as blocks loses its roles unless they are written out.
      'jsx-a11y/no-redundant-roles': ['error', { thead: ['rowgroup'], tbody: ['rowgroup'] }],
      'jsx-a11y/no-interactive-element-to-noninteractive-role': ['error', { td: ['cell'] }],
    },
  },
  {
    // Fixtures of the browser tests use Playwright's `use`, which is not React's.
    files: ['tests/**/*.ts'],
    rules: { 'react-hooks/rules-of-hooks': 'off' },
  },
);
