import { describe, expect, it } from 'vitest';
import { lastOf, play } from '../../../../../tests/factories/harbor/play';

describe('what people bring has its place at once', () => {
  it.each([
    ['i just need to rant. my gaffer is a complete weapon', 'WRITE.1'],
    ['just let me moan', 'WRITE.1'],
    ['solo quiero desahogarme', 'WRITE.1'],
    ['nomas necesito sacarlo', 'WRITE.1'],
    ['Daughter put this on my phone.', 'OPEN'],
    ['wife signed me up for this. dont know what im supposed to say to it', 'OPEN'],
    ['mi hijo me bajó esto en el celular y no sé ni para qué es', 'OPEN'],
    ['mum has diabetes and im 300 miles away, cant look after her', 'TOPIC.caring'],
    ['mi viejita tiene presión alta y estoy lejos, no la puedo cuidar', 'TOPIC.caring'],
    ['lo que quiero es practicar qué decir cuando me pregunten por qué dejé mi trabajo', 'WORDS.1'],
    ['what do i say when they ask why i left my last job', 'WORDS.1'],
    ['me corrieron, lo digo o no?', 'WORDS.1'],
    ['¿tienes algo para los ataques de pánico?', 'TOPIC.panic'],
    ['what do i do when a panic attack hits', 'TOPIC.panic'],
  ])('%j leads to %s', (text, step) => {
    expect(lastOf([text]).step).toBe(step);
  });

  it.each([
    'they trip me in the corridor and post videos of me at school',
    'unos pibes del curso me re verduguean, me tiraron la mochila y lo filmaron',
    'en el cole me hacen bullying, me graban',
  ])('%j is heard as what others do, and as no fault of theirs', (text) => {
    const { step, lines } = lastOf([text]);
    expect(step).toBe('TOPIC.friends');
    expect(lines.join(' ')).toMatch(/not your fault|no es (?:tu )?culpa/);
  });

  it('who was sent here is told that there is no hurry, also in a long text', () => {
    const text =
      'Ay mijo, mi nieta me puso esta aplicación en el phone porque dice que yo hablo mucho, yo me llamo Rosalba y soy de Cali, ¿y usted quién es?';
    expect(lastOf([text]).lines.join(' ')).toMatch(/No hay prisa.*Soy Harbor/);
  });

  it.each([
    ['this job is killing me. also cant sleep. so thats fun', 'TOPIC.good'],
    ['got dumped by text. brilliant', 'TOPIC.good'],
    ['me cancelaron el turno otra vez. genial', 'TOPIC.good'],
  ])('%j is no good news', (text, not) => {
    expect(lastOf([text]).step).not.toBe(not);
  });

  it.each([
    ['i got the job!! so happy', /^TOPIC\.good$/],
    ['aprobé el examen, qué maravilla', /^TOPIC\.good$/],
    ['no me alcanza para la luz', /^MATTER\.bills$/],
    ['quiero escribir un poema', /^(?!WRITE)/],
    ['my boss is a bully', /^(?!TOPIC\.friends)/],
    ['mi mamá está bien y vive conmigo', /^(?!TOPIC\.caring)/],
  ])('%j goes as before', (text, step) => {
    expect(lastOf([text]).step).toMatch(step);
  });

  it('danger beside it is heard first', () => {
    expect(play(['just let me rant. i want to die']).last.level).toBe('crisis');
    expect(play(['en la escuela me pegan y me filman']).last.step).toMatch(/^(?:SQ\.hurt|HURT|CHILD)/);
  });
});
