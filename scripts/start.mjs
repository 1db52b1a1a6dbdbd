import fs from 'node:fs';
import http from 'node:http';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { buildIfNeeded } from './build-if-needed.mjs';
import { stopGently } from './stop-gently.mjs';

// Proxies look every second or so; longer would keep people waiting for the next version.
const STOP_GRACE_SECONDS = 3;
// Longer than the 60 seconds after which most proxies close theirs: the side that sends must close first, or a request
// can meet a connection that is just being closed.
const KEEP_ALIVE_MS = 65_000;
// As remix-serve keeps them: files of the build by their names, those of public/ for an hour.
const YEAR_SECONDS = 31_536_000;
const HOUR_SECONDS = 3600;

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
if (!process.argv.includes('--no-env-file') && fs.existsSync('.env')) process.loadEnvFile('.env');
process.env.PORT ||= '3000';
process.env.HOST ||= '127.0.0.1';
process.env.NODE_ENV ||= 'production';
const { APP_URL, HOST, PORT } = process.env;

/** @type {Record<string, string>} */
const LISTEN_PROBLEMS = {
  EADDRINUSE: `Port ${PORT} on ${HOST} is already in use. Stop what uses it, or choose another one: PORT=3001 npm start`,
  EACCES: `This account may not listen on port ${PORT}. Choose one above 1023: PORT=3001 npm start`,
  EADDRNOTAVAIL: `HOST=${HOST} is not an address of this machine.`,
};

/** @param {unknown} error */
function giveUp(error) {
  // Plain errors are written for people; of anything else a developer needs the stack.
  console.error(error instanceof Error && error.name === 'Error' ? error.message : error);
  process.exit(1);
}

/** @param {NodeJS.ErrnoException} error */
function explainListenProblem(error) {
  const sentence = LISTEN_PROBLEMS[error.code ?? ''];
  giveUp(sentence ? new Error(sentence) : error);
}

/** @param {boolean} isNew */
function announce(isNew) {
  process.off('uncaughtException', giveUp);
  if (isNew) console.log('To see every screen filled, make two demo accounts: npm run db:seed');
  console.log(`Soundings is ready at ${APP_URL || `http://localhost:${PORT}`}`);
}

/**
 * remix-serve keeps its server to itself, so the first server to listen is looked at on its way.
 * @param {boolean} isNew whether this start has built the app
 */
function watchServer(isNew) {
  const prototype = /** @type {{ listen?: Function }} */ (http.Server.prototype);
  const { listen } = http.Server.prototype;
  /** @this {http.Server} @param {unknown[]} args */
  prototype.listen = function (...args) {
    delete prototype.listen;
    this.once('error', explainListenProblem);
    this.once('listening', () => this.off('error', explainListenProblem));
    this.keepAliveTimeout = KEEP_ALIVE_MS;
    stopGently(this, Number(process.env.STOP_GRACE_SECONDS || STOP_GRACE_SECONDS) * 1000);
    Reflect.apply(listen, this, args);
    // After remix-serve's own line, so that ours is the last.
    return this.once('listening', () => announce(isNew));
  };
}

/** remix-serve's lines for requests, each with its time. */
function timeRequests() {
  const morgan = createRequire(import.meta.resolve('@remix-run/serve/dist/cli.js'))('morgan');
  morgan.format('tiny', ':date[iso] :method :url :status :res[content-length] - :response-time ms');
}

/**
 * remix-serve asks the disk twice for a file of the name of every page that is asked for. Which files there are is known from
 * the start.
 */
function readFilesOnce() {
  const express = createRequire(import.meta.resolve('@remix-run/serve/dist/cli.js'))('express');
  /** @param {string} folder @param {{ immutable?: boolean }} options */
  express.static = (folder, { immutable }) => {
    const cacheControl = immutable
      ? `public, max-age=${YEAR_SECONDS}, immutable`
      : `public, max-age=${HOUR_SECONDS}`;
    const setHeaders = (/** @type {http.ServerResponse} */ response) =>
      void response.setHeader('Cache-Control', cacheControl);
    const serve = sirv(folder, { etag: true, extensions: [], setHeaders });
    /** @param {http.IncomingMessage} request @param {http.ServerResponse} response @param {() => void} next */
    return (request, response, next) =>
      /^(?:GET|HEAD)$/.test(request.method ?? '') ? serve(request, response, next) : next();
  };
}

process.once('uncaughtException', giveUp);
watchServer(await buildIfNeeded());
timeRequests();
readFilesOnce();
// In this process, not in a child: signals reach it, and it finishes the requests in flight.
process.argv[2] = './build/server/index.js';
await import('@remix-run/serve/dist/cli.js');
