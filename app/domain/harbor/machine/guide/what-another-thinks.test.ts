import { describe, expect, it } from 'vitest';
import { inLanguage, lastOf, play } from '../../../../../tests/factories/harbor/play';

describe('what somebody else thinks or will do', () => {
  it.each([
    ['en', 'does she hate me'],
    ['en', "d'you think she's cross with me or what"],
    ['en', 'is he still mad at me'],
    ['en', 'will he come back'],
    ['en', 'does he still think of me'],
    ['es', 'pero crees q esta enojada??'],
    ['es', 'no te pregunte eso jaja. te pregunte si estara enojada conmigo'],
    ['es', '¿todavía pensará en mí?'],
    ['es', '¿me volverá a hablar algún día?'],
    ['es', 'crees que me odia'],
  ] as const)('Harbor cannot know, in %s, and offers words to ask: %j', (language, text) => {
    for (const topic of ['friends', 'breakup'] as const) {
      const { last } = play([text], inLanguage(`TOPIC.${topic}`, language, topic));
      expect(last.step).toBe('ABOUT.others');
      expect(last.choices.map(({ id }) => id)).toContain('words');
    }
  });

  it.each(['he hates me', 'she does not think of me any more', 'ella está enojada conmigo'])(
    '%j asks nothing',
    (text) => {
      expect(lastOf([text], inLanguage('TOPIC.friends', 'en', 'friends')).step).not.toBe('ABOUT.others');
    },
  );
});
