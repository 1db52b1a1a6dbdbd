import { plainTest } from '../../plain/people';

/** Falling asleep while driving, told of now. */
export const fallsAsleepDriving = plainTest(
  [
    '(?:falling|fall|nodding|nod|dozing|doze|drifting|drift) (?:off |asleep )?(?:at|behind) the wheel|(?:falling asleep|nodding off|dozing off) (?:\\S+ ){0,3}(?:driving|on the road|on the (?:motorway|highway|interstate))',
    '(?:driving|at the wheel|behind the wheel) (?:\\S+ ){0,9}(?:(?:cannot|barely|hardly) keep (?:my )?eyes open|falling asleep|nodding off|dozing off|eyes (?:are |keep )?(?:closing|shutting))|(?:(?:cannot|barely|hardly) keep (?:my )?eyes open|eyes (?:are |keep )?(?:closing|shutting)) (?:\\S+ ){0,6}(?:driving|at the wheel|behind the wheel)',
    '(?:me (?:estoy |voy |ando )?(?:durmiendo|duermo|quedo dormid[oa]|quedando dormid[oa])|cabeceando|cabeceo|durmiendome) (?:\\S+ ){0,2}(?:al volante|manejando|conduciendo)',
    '(?:al volante|manejando|conduciendo) (?:\\S+ ){0,7}(?:se me (?:cierran|estan cerrando|van cerrando|cerraron) los ojos|me (?:estoy durmiendo|duermo|quedo dormid[oa])|cabeceando|cabeceo)|se me (?:cierran|estan cerrando|van cerrando) los ojos (?:\\S+ ){0,5}(?:al volante|manejando|conduciendo)',
  ],
  '(?:years?|months?|weeks?) ago|last (?:year|month|week|night)|hace (?:anos|meses|semanas)|(?:el ano|el mes|la semana) pasad[oa]|dream\\S*|sone|sueno que',
);
