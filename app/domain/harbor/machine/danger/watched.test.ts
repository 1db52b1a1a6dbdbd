import { describe, expect, it } from 'vitest';
import { at, lastOf, play } from '../../../../../tests/factories/harbor/play';

const HURT = { level: 'imminent', raisedBy: 'person', flow: 'HOME' } as const;
const STEPS_OF_IT = ['HOME.plan', 'PERSON.next', 'PERSON.sent'] as const;

describe('somebody who is hurt at home says', () => {
  it.each([
    ['en', 'if he finds out i told anyone it gets worse'],
    ['en', 'he said he will kill me if i leave'],
    ['es', 'es que si le digo a alguien me mata, me lo ha dicho'],
    ['es', 'si se entera que pido ayuda me va peor'],
  ] as const)('that there is a threat, and is not told to go on telling (%s): %j', (language, text) => {
    for (const step of STEPS_OF_IT) {
      const { last } = play([text], at(step, { ...HURT, language }));
      expect(last.lines[0]).toMatch(/A threat like that|Una amenaza así/);
      expect(last.step).toMatch(/^(?:HOME\.plan|PERSON)/);
    }
  });

  it.each([
    ['en', 'he goes through my phone'],
    ['en', 'can he see this'],
    ['es', 'ya borro esto? lo puede ver el'],
    ['es', 'me revisa el celular'],
  ] as const)('that they are watched, and is shown the way out (%s): %j', (language, text) => {
    for (const step of STEPS_OF_IT)
      expect(play([text], at(step, { ...HURT, language })).last.step).toBe('HURT.screen');
  });

  it('where they could go, and is told to', () => {
    const { last } = play(
      ['puedo ir con mi comadre, me llevo a los niños'],
      at('PERSON.next', { ...HURT, language: 'es' }),
    );
    expect(last.lines[0]).toMatch(/Ve ahora|Ve ya/);
  });

  it.each([
    'mi hermana tal vez, pero no me contestaste si me quitan a los niños',
    'should i tell my sister or will they take the kids?',
  ])('something else, and hears no yes to it: %j', (text) => {
    const { last } = play([text], at('PERSON.next', HURT));
    expect(last.lines.join(' ')).not.toMatch(/^(?:Yes|Sí)\b/);
  });
});

describe('to the question about the own life', () => {
  it.each(['dunno. ive got it planned for friday if thats what youre asking', 'lo tengo todo planeado'])(
    '%j is a yes',
    (text) => {
      expect(lastOf(['i dont want to be a burden to anyone any more', text]).step).toMatch(/^SUI/);
    },
  );
});
