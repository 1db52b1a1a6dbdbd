import { describe, expect, it } from 'vitest';
import { assess } from '../../../../safety/assess';
import { adultHurt } from './adult-hurt';
import { childHurt } from './child-hurt';

const wordsOf = (text: string) => assess(text).words;

describe('harm to a child, told by who sees it', () => {
  it.each([
    'my grandson came with belt marks on his back',
    'her stepdad hits my niece when shes at work',
    'theres bruises on my nephew and he says he fell again',
    'the kid next door gets beaten by his dad every night i hear it',
    'my student told me her mom hits her with a cable',
    'my ex slaps my daughter around at his place',
    'somebody is hurting a child in our building',
    'cigarette burns on the little boys arm, hes my neighbors kid',
    'a little boy in my nursery has handprints on his arm',
    'her mothers boyfriend beats my grandkids',
    'le pegan con un cable a mi nieto',
    'el hombre ese es el que le pega a mi nieto',
    'mi hija dice que su tio la toca',
    'el vecino le pega a sus hijos todas las noches',
    'mi alumno llego con moretones y dice que se cayo',
    'a que numero hablo por un niño que lo estan golpeando',
    'la niña trae marcas del cinturon en la espalda',
    'mi sobrina tiene marcas de dedos en el brazo y no quiere decir quien fue',
    'su padrastro lo encierra, a mi ahijado lo encierran sin comer',
    'a los chamacos de al lado los golpean, los nenes lloran, le pegan a los nenes',
  ])('is heard as told: %j', (text) => {
    expect(childHurt(wordsOf(text))).toBe('told');
  });

  it.each([
    'mi nieto se esconde abajo de la mesa cuando llega su padrastro',
    'the boy in my class flinches when anyone lifts a hand',
    'my grandson wets himself whenever his stepdad comes to pick him up',
    'my niece begs me not to go home and wets the bed again',
    'mi sobrino tiembla cada vez que viene su papa',
    'la nena le tiene miedo a su padrastro',
    'ya no quiere ir a su casa y se orina otra vez, mi nietecito',
    'the kids are terrified of their dad',
  ])('is heard as feared: %j', (text) => {
    expect(childHurt(wordsOf(text))).toBe('feared');
  });

  it.each([
    'my son hits his brother and i am at my wits end',
    'mi hijo le pega a su hermanita',
    'my toddler hits her head when she is mad',
    'another kid hits my son at school',
    'mi nieto se esconde abajo de la mesa cuando hay truenos',
    'my daughter bruised her knee at football',
    'when i was a kid my dad beat me with a belt',
    'horrible thoughts pop in about hurting the baby',
    'i hit my kid today and i hate myself',
    'my son beats me at chess every time',
    'le pega el sol en la cara a mi bebe',
    'my daughters wedding is in may',
    'my grandson does not want to go to school',
    'le toca bañarse a mi hijo',
    'mi hija le pega a la pelota con todo',
    'in the movie the stepdad beats the kid',
  ])('is not heard in %j', (text) => {
    expect(childHurt(wordsOf(text))).toBeNull();
  });
});

describe('harm to another grown-up, told by who looks on', () => {
  it.each([
    'its my sister, her husband wont let her out',
    'my sisters husband hits her and locks her in',
    'nah its me sister, her fella batters her',
    'my stepdad beats my mom',
    'my best friends boyfriend keeps threatening her',
    'he choked my sister last night',
    'el marido de mi hermana le pega',
    'mi vecina grita, creo que el marido le pega',
    'mi amiga vive con miedo, su novio la amenaza',
    'mi padrastro golpea a mi mama cuando toma',
    'mi prima no sale, su esposo la tiene encerrada',
    'a mi mama mi padrastro la golpea',
  ])('is heard: %j', (text) => {
    expect(adultHurt(wordsOf(text))).toBe(true);
  });
  it.each([
    'my sister and her husband moved to leeds',
    'my husband hits me',
    'her husband beats her at cards',
    'my friend hits the gym with her boyfriend',
    'mi hermana y su marido discuten mucho',
    'he never hit my mom',
    'a mi mama le pega el sol',
    'my mum said her husband hurts her feelings',
    'mi vecina pelea con su marido por la basura',
    'in the show his wife hits him',
  ])('is not heard: %j', (text) => {
    expect(adultHurt(wordsOf(text))).toBe(false);
  });
});
