import { describe, expect, it } from 'vitest';
import { assess } from './assess';

describe('going after somebody who dies, and a bad result as the end', () => {
  it.each([
    'my dad is dying and i am going with him',
    'when mum goes i am going with her',
    "when he dies i'll follow him",
    'me voy con ella cuando se muera',
    'mi papá se muere y yo me voy con él',
    'quiero irme con mi abuela que está en el cielo',
    'if the biopsy is bad i will end it',
    'si sale mal la biopsia me mato',
    'si vuelve el cáncer me mato',
    'si es cáncer me quito la vida',
    'ya no quiero respirar más',
    'no more breathing for me after tonight',
    '¿duele ahogarse?',
  ])('%j is not passed by', (text) => {
    expect(assess(text).level).not.toBe('none');
  });

  it.each([
    'my sister is going to the store and i am going with her',
    'she is dying to see the film and i am going with her',
    'my dad is dying and i am going with him to the hospice on monday',
    'when mum goes to bingo i go with her',
    'wherever she goes i go with her',
    'if the results come on friday we end it early at work',
    'me voy con ella cuando termine la fiesta',
    'me duele ver morir a mi papá',
    'si pierde el equipo me mato jaja',
    'no quiero respirar, no me lo pongas',
  ])('%j is nothing', (text) => {
    expect(assess(text).level).toBe('none');
  });
});
