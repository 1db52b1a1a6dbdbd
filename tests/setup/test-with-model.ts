import { type OpenAiServer, startOpenAiServer } from './openai/server';
import { startServer } from './server';
import { test as base } from './test';

interface ModelFixtures {
  /** The model that the app of this worker uses. */
  model: OpenAiServer;
  /** As the app names it to people. */
  modelName: string;
}

/** The same app, with a model configured. */
export const test = base.extend<object, ModelFixtures>({
  model: [
    async ({}, use) => {
      const model = await startOpenAiServer();
      await use(model);
      await model.close();
    },
    { scope: 'worker' },
  ],
  modelName: [async ({ model }, use) => use(`tide-1 at ${new URL(model.url).host}`), { scope: 'worker' }],
  server: [
    async ({ model }, use) => {
      const server = await startServer({ env: model.env });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
});
