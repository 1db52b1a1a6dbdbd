import { describe, expect, it } from 'vitest';
import { play } from '../../../../../tests/factories/harbor/play';

const step = (text: string) => play([text]).last.step;

describe('somebody else who puts all in order', () => {
  it.each([
    'no es por mi. es mi hermano, me dice que me quede con el perro, que ya dejó todo pago y que lo perdone',
    'che, no es por mi. es mi hermano el Nico, me mandó un audio raro diciendo q me quede con el perro',
    'no es por mi, es mi papa. me dice que lo perdone y que ya dejo todo arreglado',
    'mi hermana me mando un mensaje, que cuide a sus gatos y que la perdone por todo',
    'its not about me its my brother. he says to keep his dog and that everything is paid',
    'its not me, its my dad. he told me to look after the dog and forgive him',
    'my brother texted that all the bills are paid and asked me to forgive him',
  ])('%s', (text) => {
    expect(step(text)).toMatch(/^THIRD/);
  });

  it.each([
    'mi hermano me dijo que me quede con el perro mientras esta de vacaciones',
    'my brother asked me to look after the dog this weekend',
    'mi papa dice que ya pago todo lo del alquiler',
    'my sister said sorry for everything she said and wants me to forgive her for the fight',
    'mi ex dice que lo perdone',
    'my mum says the rent is paid',
  ])('is not heard in %s', (text) => {
    expect(step(text)).not.toMatch(/^THIRD/);
  });
});
