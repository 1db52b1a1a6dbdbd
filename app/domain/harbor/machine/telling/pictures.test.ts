import { describe, expect, it } from 'vitest';
import { at, lastOf, play } from '../../../../../tests/factories/harbor/play';

const TOLD = 'its my baby. shes 5 weeks. i get pictures in my head. horrible ones';
const TOLD_ES = 'me vienen imágenes de que se me cae la bebé y me muero de miedo';

describe('unwanted pictures of harm to a baby', () => {
  it.each([
    TOLD,
    TOLD_ES,
    'my newborn is 3 weeks. i see myself dropping her down the stairs. i would never',
    'new dad here. i walk past the knives and picture it with the baby, it scares me to death',
    'horrible thoughts pop in about hurting the baby. i would never do it',
    'se me cruzan pensamientos horribles con el bebé, jamás le haría nada',
    'soy papá primerizo y me imagino que se me cae de los brazos',
    'me vienen imágenes de clavarle el cuchillo a mi bebé y me aterra',
  ])('%j is met as that, with the one question that tells them from an urge', (text) => {
    const { step, level, choices } = lastOf([text]);
    expect([step, level]).toEqual(['PICTURES', 'none']);
    expect(choices.map(({ id }) => id)).toEqual(['fright', 'pushed', 'unsure']);
  });

  it.each([
    ['it scares me so much, i would never', 'PICTURES.known'],
    ['me asustan, jamás lo haría', 'PICTURES.known'],
    ['something pushes me to do it', 'OTHER'],
    ['siento que algo me empuja', 'OTHER'],
    ['a voice tells me to throw her', 'VOICES'],
  ])('the answer %j leads to %s', (text, step) => {
    expect(lastOf([TOLD, text]).step).toBe(step);
  });

  it('who is pushed, and who does not know, are led to people', () => {
    const pushed = lastOf([TOLD, '>pushed']);
    expect([pushed.step, pushed.level, pushed.hasCard]).toEqual(['OTHER', 'crisis', true]);
    const unsure = lastOf([TOLD, '>unsure']);
    expect([unsure.step, unsure.level, unsure.links]).toEqual([
      'PICTURES.unsure',
      'concern',
      ['parents', 'call988'],
    ]);
  });

  it.each([
    ['are they going to take her off me if i tell the doctor', 'PICTURES.tell'],
    ['¿me la van a quitar si se lo digo al médico?', 'PICTURES.tell'],
    ['am i dangerous', 'PICTURES.danger'],
    ['¿soy peligrosa?', 'PICTURES.danger'],
    ['do other mums get this', 'PICTURES.others'],
    ['¿a otras mamás les pasa?', 'PICTURES.others'],
    ['why does my head do this', 'PICTURES.why'],
  ])('%j is answered (%s), and the talk stays there', (asked, step) => {
    const { replies, last } = play([TOLD, asked]);
    expect(last.step).toBe(step);
    expect(replies.map(({ level }) => level)).not.toContain('crisis');
  });

  it('closes a question about the own life that signs had opened, and keeps that it was not answered', () => {
    const { talk, last } = play(
      ['i dont want to die. i see myself dropping my baby, i would never'],
      at('SQ.soft', { language: 'en' }),
    );
    expect(last.step).toBe('PICTURES');
    expect(talk.risk.answer).toBe('no');
    const unsaid = play(['i just see myself dropping my baby'], at('SQ.soft', { language: 'en' }));
    expect([unsaid.last.step, unsaid.talk.risk.answer]).toEqual(['PICTURES', 'held']);
  });

  it.each([
    'i want to hurt my baby',
    'quiero hacerle daño a mi bebé',
    'i shook the baby last night and i see myself doing it again',
    'i see myself dropping the baby and i have the urge to do it',
    'me veo tirando al bebé y tengo ganas de hacerlo',
    'i get pictures of dropping my baby and i want to die',
    'i have pictures of my baby everywhere, she is so cute',
    'el bebé llora toda la noche',
  ])('%j is not met as pictures', (text) => {
    expect(lastOf([text]).step).not.toMatch(/^PICTURES/);
  });

  it.each(['a voice tells me to drop the baby', 'una voz me dice que tire al bebé'])(
    '%j is heard as a voice',
    (text) => {
      expect(lastOf([text])).toMatchObject({ step: 'VOICES', level: 'crisis', hasCard: true });
    },
  );
});
