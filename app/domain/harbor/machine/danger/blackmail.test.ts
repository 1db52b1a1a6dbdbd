import { describe, expect, it } from 'vitest';
import { at, inLanguage, play } from '../../../../../tests/factories/harbor/play';

const stepAfter = (text: string, from = inLanguage('OPEN', 'en', 'other')) => play([text], from).last.step;

describe('a threat to spread pictures', () => {
  it.each([
    'some guy says he will send my nudes to everyone if i dont pay 200',
    'its blackmail isnt it. do i pay him',
    'he is threatening to post my pictures',
    'pay or he will leak the video to my whole school',
    'someone leaked my nudes in the group chat',
    'im being sextorted and im 15',
    'me estan chantajeando con unas fotos',
    'me amenaza con subir mis fotos',
    'si no le pago va a mandar el video a mi familia',
    'va a publicar mis fotos intimas',
    'filtraron mi pack en el grupo',
  ])('is met as what it is: %j', (text) => {
    expect(stepAfter(text)).toBe('BLACKMAIL');
    expect(stepAfter(text, at('TOPIC.worry'))).toBe('BLACKMAIL');
  });

  it.each([
    'my mum says she will post pictures of the wedding',
    'my ex shared the photos of the cat',
    'mi jefe va a mandar las fotos del evento',
    'she posted my drawing, im so proud',
    'its emotional blackmail when she cries',
    'we watched a movie about blackmail',
    'la boss me chantajea emocionalmente con el horario',
  ])('is not heard in %j', (text) => {
    expect(stepAfter(text)).not.toBe('BLACKMAIL');
  });

  it.each([
    ['en', 'he will send my nudes to everyone', 'takeitdown.ncmec.org', 'stopncii.org'],
    ['es', 'me amenaza con subir mis fotos', 'takeitdown.ncmec.org', 'stopncii.org'],
  ] as const)('leads to what takes pictures down, by age (%s)', (language, text, young, adult) => {
    const says = (choice: string) =>
      play([text, `>${choice}`], inLanguage('OPEN', language, 'other')).last.lines.join(' ');
    expect(says('young')).toContain(young);
    expect(says('adult')).toContain(adult);
    expect(play([text, '>live'], inLanguage('OPEN', language, 'other')).last.step).toBe('SQ.plain');
  });

  it('is answered beside the step of a crisis that stands open, once', () => {
    const open = at('SUI.apart', {
      level: 'crisis',
      flow: 'SUI',
      raisedBy: 'person',
      answer: 'yes',
      told: ['pills'],
    });
    const { replies } = play(['he will send my nudes to everyone', 'he says he will leak my nudes'], open);
    const [first, second] = replies.slice(-2);
    expect(first).toMatchObject({ step: 'SUI.apart', level: 'crisis' });
    expect(first?.lines.join(' ')).toContain('Do not pay');
    expect(second?.lines.join(' ')).not.toContain('Do not pay');
  });

  it('waits where dying is spoken of', () => {
    expect(stepAfter('he will send my nudes to everyone and i want to die')).not.toBe('BLACKMAIL');
  });
});
