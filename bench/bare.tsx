import http from 'node:http';
import { renderToPipeableStream } from 'react-dom/server';
import { Page } from './minimal/app/page';

const bytes = Number(process.env.PAGE_BYTES);

/** React's server renderer with nothing around it. */
http
  .createServer((_request, response) => {
    const { pipe } = renderToPipeableStream(
      <html lang="en">
        <body>
          <Page bytes={bytes} />
        </body>
      </html>,
      {
        onShellReady() {
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          pipe(response);
        },
      },
    );
  })
  .listen(Number(process.env.PORT), '127.0.0.1');
