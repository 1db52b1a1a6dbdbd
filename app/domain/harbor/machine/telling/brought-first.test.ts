import { describe, expect, it } from 'vitest';
import { lastOf, play } from '../../../../../tests/factories/harbor/play';

describe('a goodbye', () => {
  it.each([
    'good night i guess, though i wont get to sleep anyway',
    'my resit is tomorrow and i cannot sleep a wink',
    'me voy a la cama pero no pego ojo',
    'el lunes defiendo la tesina y no me duermo',
    'mañana tengo parcial, buenas noches supongo, no puedo dormirme',
    'should go to bed but the landlord wants us out by friday',
  ])('is none where sleep does not come, or something was told: %j', (text) => {
    expect(lastOf([text]).step).not.toMatch(/^END/);
  });

  it.each(['off to bed, thanks', 'bueno, me voy a dormir, gracias', 'bye for now'])(
    'stays one: %j',
    (text) => {
      expect(lastOf([text]).step).toMatch(/^END/);
    },
  );
});

describe('who was sent by somebody', () => {
  it.each([
    'my housemate reckons i should see someone',
    'my gp suggested i talk to someone',
    'was told to come here by my coach',
    'mi hermana insiste que hable con alguien',
    'la profe me dijo que buscara ayuda',
    'mi doctora me recomendo hablar con alguien',
  ])('is asked what was noticed: %j', (text) => {
    const { step, choices, ask } = lastOf([text]);
    expect(step).toBe('FIRST.sent');
    expect(ask).not.toBeNull();
    expect(choices.length).toBe(5);
  });

  it.each([
    ['my gp suggested i talk to someone since my divorce', /^TOPIC\.breakup/],
    ['mi hermana insiste que hable con alguien porque recaí', /^(?:TOPIC|MATTER|SQ|CRAVE|TRIED)/],
    ['my boss said i talk too much', /^(?!FIRST)/],
    ['my daughter put this on my phone', /^OPEN$/],
  ])('is answered for what is told with it: %j', (text, step) => {
    expect(lastOf([text]).step).toMatch(step);
  });
});

describe('what is made small', () => {
  it.each([
    ['its nothing serious really', /Small things|does not have to be a big/],
    ['probably silly but my mate forgot my birthday', /Small things|does not have to be a big/],
    ['not a big deal tbh', /Small things|does not have to be a big/],
    ['es una pavada, pero ando con insomnio', /cosas pequeñas|algo enorme/],
    ['no es gran cosa', /cosas pequeñas|algo enorme/],
    ['capaz exagero, mi novia me dejo en visto', /cosas pequeñas|algo enorme/],
  ])('has a place all the same: %j', (text, line) => {
    const { step, lines } = lastOf([text]);
    expect(lines.join(' ')).toMatch(line);
    expect(step).not.toMatch(/^UNSURE/);
  });

  it('is not said of danger', () => {
    expect(lastOf(['its silly but i want to die']).lines.join(' ')).not.toMatch(/Small things/);
  });
});

describe('a wish to come down now', () => {
  it.each([
    'in the car park at tesco, need a minute to breathe',
    'i just need to calm down before i go back in to the office',
    'hiding in the staff toilet, need to settle',
    'necesito tranquilizarme, estoy en el pasillo de la facu',
    'ocupo calmarme tantito, ando en la oficina de mi jefe',
    'quiero bajar un cambio, estoy en lo de mi vieja',
  ])('begins with that, wherever they are: %j', (text) => {
    expect(lastOf([text]).step).toMatch(/^(?:HELP\.calm|TOPIC\.panic|BREATH)/);
  });

  it.each(['my sister needs to calm down', 'quiero calmar a mi bebe'])(
    'is not one for others: %j',
    (text) => {
      expect(lastOf([text]).step).not.toBe('HELP.calm');
    },
  );
});

describe('a body in alarm', () => {
  it.each([
    'been shivering since yesterday evening',
    'both my arms went numb this morning',
    'i keep sweating and its not even hot',
    'no dejo de temblar desde el domingo',
    'amaneci mareada y temblando',
    'se me entumecieron las piernas',
  ])('is asked about first: %j', (text) => {
    expect(lastOf([text]).step).toMatch(/^(?:FIRST\.body|TOPIC\.panic|BODY)/);
  });

  it.each(['shaking with laughter at this show', 'estoy temblando de frio jaja', 'i shake before the exam'])(
    'is none in %j',
    (text) => {
      expect(lastOf([text]).step).not.toBe('FIRST.body');
    },
  );

  it('leads on by each button', () => {
    const from = play(['both my arms went numb this morning']);
    for (const { id } of from.last.choices) expect(play([`>${id}`], from).last.step).not.toBe('FIRST.body');
  });
});

describe('good news with a but', () => {
  it.each([
    [
      'i passed the bar, only my dad is ill now',
      /TOPIC\.(?:body|family|caring)|MATTER\.theirHealth|WHICH|CONFIRM/,
    ],
    ['got engaged which is lovely but my sister stopped talking to me', /TOPIC\.(?:family|friends)|WHICH/],
    ['got into my course, brilliant, but i am lonely there', /TOPIC\.lonely/],
    ['me aceptaron en la uni, genial, pero mi novio está raro conmigo', /TOPIC\.partner|WHICH/],
    ['conseguí el puesto, feliz, pero mi amiga está rara conmigo', /TOPIC\.friends|WHICH/],
  ])('keeps both: %j', (text, step) => {
    const { step: to, lines } = lastOf([text]);
    expect(to).toMatch(step);
    expect(to).not.toBe('TOPIC.good');
    if (!to.startsWith('MATTER')) expect(lines[0]).toMatch(/[Bb]oth|good part|Las dos|Lo bueno/);
  });

  it.each(['got the job, so happy', 'aprobé y estoy feliz'])('is not one in %j', (text) => {
    expect(lastOf([text]).step).toBe('TOPIC.good');
  });
});

describe('what somebody left behind', () => {
  it.each([
    'boxed up mums clothes this weekend',
    'her side of the closet stares at me',
    'la mitad de la cama está vacía',
    'sorting through my husbands wardrobe',
    'first birthday without her',
    'guardé la ropa de mi papá que ya no está',
    'doné las cosas de mi marido',
    'primer cumpleaños sin mi abuela',
  ])('is a loss: %j', (text) => {
    expect(lastOf([text]).step).toMatch(/^(?:TOPIC\.grief|LOST|MATTER\.loss)/);
  });

  it('is none in a wardrobe of their own', () => {
    expect(lastOf(['cleared out my wardrobe today']).step).not.toMatch(/^(?:TOPIC\.grief|LOST)/);
  });
});

describe('what is not understood as the first words', () => {
  it.each(['the thing with the other thing', 'lo del cosito ese'])(
    'comes with common reasons: %j',
    (text) => {
      const { step, choices } = lastOf([text]);
      if (step === 'UNSURE.1') expect(choices.length).toBe(5);
      expect(step).toMatch(/^(?:UNSURE\.1|CONFIRM|WHICH|PICK|CHAT|TEST|JOKE)/);
    },
  );
});
