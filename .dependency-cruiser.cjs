const FLOORS = require('./scripts/floors.cjs');

/** The files beside the rooms of `app`, by what they may need. Beside other rooms no file needs a room. */
const BESIDE_ROOMS = {
  /** What everything stands on: of the rooms only `running`. */
  ground: ['db.server', 'env.server', 'nonce', 'secrets.server', 'start-problems.server'],
  /** What the server does by itself, and what it holds for that: nothing that serves a request. */
  rounds: ['ended-sessions.server', 'mail-round.server', 'text-round.server', 'text-rules.server'],
  /** Where the app begins: nothing needs them. */
  doors: [
    'boot.server',
    'command-socket.server',
    'entry.client',
    'entry.server',
    'rendering.server',
    'root',
    'routes',
  ],
};
const beside = (names) => `^app/(${names.join('|').replaceAll('.', '\\.')})\\.tsx?$`;

/** Tests may look into any room. */
const TESTS = '\\.test\\.tsx?$';

/** One rule for each room, one for the files beside the rooms, and one for a room that has no floor yet. */
const standOnFloors = ([folder, floors]) => {
  const rooms = floors.flat();
  const inside = (names) => `^${folder}/(${names.join('|')})/`;
  return [
    ...floors.flatMap((floor, index) =>
      floor.map((room) => ({
        name: `rooms-stand-on-floors: ${folder}/${room}`,
        severity: 'error',
        from: { path: inside([room]), pathNot: TESTS },
        to: { path: inside(floors.slice(index).flat()), pathNot: inside([room]) },
      })),
    ),
    {
      name: `rooms-stand-on-floors: ${folder} needs none of its rooms`,
      severity: 'error',
      from: { path: `^${folder}/[^/]+$`, pathNot: ['^app/[^/]+$', TESTS] },
      to: { path: `^${folder}/[^/]+/` },
    },
    {
      name: `rooms-stand-on-floors: a room of ${folder} has no floor`,
      severity: 'error',
      from: { path: `^${folder}/[^/]+/`, pathNot: [inside(rooms), TESTS] },
      to: {},
    },
  ];
};

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
      name: 'the-app-reads-nothing-of-training-but-its-figures',
      severity: 'error',
      from: { path: '^app/', pathNot: TESTS },
      to: { path: '^training/', pathNot: '^training/figures\\.json$' },
    },
    {
      name: 'documents-need-nothing',
      comment: 'What a column of JSON holds: db and domain both read it here.',
      severity: 'error',
      from: { path: '^db/documents/' },
      to: { pathNot: '^db/documents/' },
    },
    ...Object.entries(FLOORS).flatMap(standOnFloors),
    {
      name: 'the-ground-of-the-app-needs-only-what-runs',
      severity: 'error',
      from: { path: beside(BESIDE_ROOMS.ground) },
      to: { path: '^app/', pathNot: ['^app/running/', beside(BESIDE_ROOMS.ground)] },
    },
    {
      name: 'rounds-serve-no-request',
      severity: 'error',
      from: { path: beside(BESIDE_ROOMS.rounds) },
      to: { path: '^app/(components|http|routes|shell|styles)/' },
    },
    {
      name: 'nothing-needs-where-the-app-begins',
      severity: 'error',
      from: { path: '^app/', pathNot: [beside(BESIDE_ROOMS.doors), TESTS] },
      to: { path: beside(BESIDE_ROOMS.doors) },
    },
    {
      name: 'a-file-beside-the-rooms-of-the-app-is-known',
      severity: 'error',
      from: {
        path: '^app/[^/]+\\.tsx?$',
        pathNot: [...Object.values(BESIDE_ROOMS).map(beside), '\\.d\\.ts$', TESTS],
      },
      to: {},
    },
    {
      name: 'health-reaches-no-safety',
      comment: 'Whether the server is up must not hang on what it hears in texts.',
      severity: 'error',
      from: { path: '^app/routes/healthz/' },
      to: { path: '^app/domain/safety/', reachable: true },
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
      name: 'only-the-calendar-reckons-with-dates',
      comment: 'Days, weeks, months, clocks and zones are worked out once (docs/decisions/045).',
      severity: 'error',
      from: { path: '^(app|db|scripts|bench|training)/', pathNot: '^app/domain/calendar/' },
      to: { path: 'node_modules/temporal-polyfill' },
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
