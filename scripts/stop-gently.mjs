import { subscribe } from 'node:diagnostics_channel';

// Fly, Docker and systemd kill a process that takes longer to stop; what is left by then is a hung connection.
const WHOLE_STOP_MS = 10_000;
const LOOK_EVERY_MS = 100;
/** Within it a client that has connected has sent something, unless the browser has only opened it in advance. */
const SPEAKS_WITHIN_MS = 1000;
/** How long a turn of the event loop takes with hardly anything to do in it. */
const QUIET_TURN_MS = 0.3;
/** Long enough for a client that has just had an answer to ask the next question. */
const QUIET_MS = 60;
const QUIET_WITHIN_MS = 1000;

/**
 * Makes a server end so that nobody is cut off. For the time of grace it goes on answering, new connections too, and each
 * answer says that its connection ends with it; then it stops listening, and ends what is open once nothing is under way.
 * @param {import('node:http').Server} server
 * @param {number} graceMs how long a proxy may take to see that /healthz says 503; none after SIGINT, from a terminal
 */
export function stopGently(server, graceMs) {
  /** @type {Set<import('node:http').ServerResponse>} */
  const answers = new Set();
  /** @type {Map<import('node:net').Socket, number>} */
  const sockets = new Map();
  let isStopping = false;

  server.on('connection', (socket) => {
    sockets.set(socket, performance.now());
    socket.once('close', () => sockets.delete(socket));
  });
  // Before any listener, and of what the guard refuses, too.
  subscribe('http.server.request.start', (message) => {
    const { response } = /** @type {{ response: import('node:http').ServerResponse }} */ (message);
    if (isStopping) response.shouldKeepAlive = false;
    answers.add(response);
    response.once('close', () => answers.delete(response));
  });

  const close = server.close.bind(server);
  // remix-serve calls it at each signal: it would end connections on which a request may be on its way.
  server.close = () => server;

  /** Connections that are open in advance, or kept for a next request that has not come. */
  function endUnused() {
    server.closeIdleConnections();
    const before = performance.now() - SPEAKS_WITHIN_MS;
    for (const [socket, since] of sockets) if (socket.bytesRead === 0 && since < before) socket.destroy();
  }

  /** @param {NodeJS.Signals} signal */
  function begin(signal) {
    if (isStopping) return;
    isStopping = true;
    for (const response of answers) response.shouldKeepAlive = false;
    const stopListening = () => {
      close();
      setInterval(endUnused, LOOK_EVERY_MS).unref();
    };
    setTimeout(() => whenQuiet(server, stopListening), signal === 'SIGTERM' ? graceMs : 0);
    setTimeout(() => process.exit(0), WHOLE_STOP_MS).unref();
  }
  process.once('SIGTERM', begin).once('SIGINT', begin);
}

/**
 * Acts at a moment when no connection waits to be taken: the system resets those as soon as nobody listens. Node takes one
 * in each turn of its event loop, so for the moment no answer is begun: the turns are short, and those who were
 * answered come, and wait.
 * @param {import('node:http').Server} server
 * @param {() => void} act
 */
function whenQuiet(server, act) {
  const release = holdRequests(server);
  const giveUpAt = performance.now() + QUIET_WITHIN_MS;
  let turnBegan = performance.now();
  let lastTaken = turnBegan;
  const note = () => (lastTaken = performance.now());
  server.on('connection', note);
  const look = () => {
    const now = performance.now();
    const isQuiet = now - lastTaken > QUIET_MS && now - turnBegan < QUIET_TURN_MS;
    if (!isQuiet && now < giveUpAt) {
      turnBegan = now;
      return setImmediate(look);
    }
    server.off('connection', note);
    act();
    release();
  };
  look();
}

/**
 * Lets requests wait before anybody sees them.
 * @param {import('node:http').Server} server
 * @returns {() => void} lets them through
 */
function holdRequests(server) {
  /** @type {unknown[][]} */
  const held = [];
  const own = /** @type {{ emit?: Function }} */ (server);
  const { emit } = server;
  own.emit = (/** @type {string} */ event, /** @type {unknown[]} */ ...args) =>
    event === 'request' ? held.push([event, ...args]) > 0 : Reflect.apply(emit, server, [event, ...args]);
  return () => {
    delete own.emit;
    for (const args of held) Reflect.apply(emit, server, args);
  };
}
