import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);
const TEXT = /\.(?:js|css|svg|json|txt|webmanifest)$/;
/** Smaller files gain nothing. */
const SMALLEST_BYTES = 400;

/** Writes a brotli copy beside each built text file, so that no request pays for the best compression. */
export const compressedAssets = (): Plugin => ({
  name: 'compressed-assets',
  apply: 'build',
  writeBundle: {
    order: 'post',
    sequential: true,
    async handler({ dir }, bundle) {
      if (!dir || this.environment.name !== 'client') return;
      const files = Object.keys(bundle).filter((file) => TEXT.test(file));
      await Promise.all(
        files.map(async (file) => {
          const whole = path.join(dir, file);
          const text = await fs.promises.readFile(whole);
          if (text.length < SMALLEST_BYTES) return;
          const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
          await fs.promises.writeFile(`${whole}.br`, await compress(text, { params }));
        }),
      );
    },
  },
});
