import { plainTest } from '../../plain/people';

/** It is only their temper, they promised: what they do is given another name. */
export const excusesThem = plainTest(
  [
    '(?:is|was|its) (?:\\S+ )?not (?:\\S+ )?(?:like )?(?:abuse|abusive|violence|violent|domestic)|not (?:really |even |actually )?(?:abuse|abusive)|(?:just|only) (?:has |got |a |have )*(?:\\S+ )?(?:temper|short fuse|bad day|stressed|under (?:a lot of )?(?:stress|pressure))|(?:he|she) (?:has |swore|swears|has sworn)? ?(?:promised|promises|swore|said (?:it|he|she) (?:will|would) (?:not|never))|(?:will|would) not (?:happen|do it|do that) again|never (?:happen|do it) again|(?:he|she) is (?:really |so |not )?(?:sorry|a bad (?:man|person|guy)|not like that)|does not mean it',
    'no es (?:\\S+ )?(?:maltrato|violencia|abuso|maltratador\\S*|violent[oa]|mal[oa]|mala persona)|(?:solo|nomas|es que|nada mas) (?:\\S+ )?(?:tiene|es) (?:\\S+ )?(?:genio|caracter|temperamento|corajud[oa]|de mecha corta|mecha corta|nervios[oa]|explosiv[oa]|enoj[oa]n\\S*|mal genio)|(?:tiene|trae) (?:\\S+ )?(?:mal |mucho )?(?:genio|caracter|caracter fuerte)|(?:me )?(?:lo )?(?:prometio|juro|ha prometido|jura|promete)|no (?:lo )?(?:va a|volvera a|vuelve a) (?:volver a )?(?:pasar|hacer\\S*|suceder)|no lo hace (?:con mala|de mala|a proposito)|(?:me )?(?:pidio|pide) perdon|esta (?:\\S+ )?arrepentid[oa]',
  ],
  'is (?:it|that|this) (?:\\S+ )?abuse|es (?:esto|eso) (?:maltrato|violencia)|not sure if',
);
