/**
 * The import directions of docs/decisions/002: routes -> http/components -> domain -> db/repositories and
 * gateway interfaces. Nothing points back, no route imports a route, no cycle.
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-route-imports-a-route',
      severity: 'error',
      from: { path: '^app/routes/([^/$]+)/' },
      to: { path: '^app/routes/', pathNot: '^app/routes/$1/' },
    },
    {
      name: 'no-route-with-a-parameter-imports-a-route',
      comment: 'The same for folders such as history_.$id, whose dollar would end a pattern.',
      severity: 'error',
      from: { path: '^app/routes/([^/$]*)\\$([^/$]*)/' },
      to: { path: '^app/routes/', pathNot: '^app/routes/$1\\$$2/' },
    },
    {
      name: 'routes-never-see-the-database-layer',
      comment: 'A route calls the domain; it may name the opened database (app/db.server.ts), never a query.',
      severity: 'error',
      from: { path: '^app/(routes|components)/' },
      to: { path: '^db/' },
    },
    {
      name: 'domain-knows-no-http-no-screen-no-env',
      severity: 'error',
      from: { path: '^app/domain/' },
      to: { path: '^app/(routes|http|components|styles|env\\.server|db\\.server|root|entry)' },
    },
    {
      name: 'domain-imports-no-react-and-no-remix',
      severity: 'error',
      from: { path: '^app/domain/' },
      to: { path: 'node_modules/(react|react-dom|@remix-run)/' },
    },
    {
      name: 'domain-sees-only-gateway-interfaces',
      severity: 'error',
      from: { path: '^app/domain/' },
      to: { path: '^app/gateways/', pathNot: '^app/gateways/[^/]+/[^/]+-gateway\\.ts$' },
    },
    {
      name: 'pure-rules-touch-no-server-module',
      comment: 'The shapes of stored JSON are types: they touch nothing.',
      severity: 'error',
      from: { path: '^app/domain/.*\\.ts$', pathNot: '(\\.server|\\.test)\\.ts$' },
      to: { path: '(\\.server\\.ts$|^db/)', pathNot: '^db/documents/' },
    },
    {
      name: 'db-points-at-nothing-above-it',
      severity: 'error',
      from: { path: '^db/' },
      to: { path: '^(app|scripts|training|bench)/' },
    },
    {
      name: 'documents-need-nothing',
      comment: 'What a column of JSON holds: db and domain both read it here.',
      severity: 'error',
      from: { path: '^db/documents/' },
      to: { pathNot: '^db/documents/' },
    },
    {
      name: 'gateways-know-no-route-no-screen',
      severity: 'error',
      from: { path: '^app/gateways/' },
      to: { path: '^app/(routes|http|components)/' },
    },
    {
      name: 'http-and-components-import-no-route',
      severity: 'error',
      from: { path: '^app/(http|components|domain|gateways)/' },
      to: { path: '^app/routes/' },
    },
    {
      name: 'components-stay-in-the-browser',
      severity: 'error',
      from: { path: '^app/components/' },
      to: { path: '(\\.server\\.tsx?$|^app/http/)' },
    },
    {
      name: 'remix-auth-lives-in-one-file',
      severity: 'error',
      from: { path: '^(app|db|scripts)/', pathNot: '^app/http/accounts/auth\\.server\\.ts$' },
      to: { path: 'node_modules/remix-auth' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
