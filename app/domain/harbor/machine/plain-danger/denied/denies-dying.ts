import { plainTest } from '../../plain/people';

/** That they want to live, or not to die: said to the question about ending their life. */
export const deniesDying = plainTest(
  [
    '(?:not|never|no|nae) (?:want|wanting|wantin|going|gonna|trying|planning) to (?:die|kill myself|end (?:it|my life))|(?:am|i am) not suicidal|(?:no|nunca) (?:me )?(?:quiero|quisiera|voy a) (?:morir|morirme|matar|matarme|quitarme la vida)|want to live|quiero vivir',
    '(?:matarme|morirme|suicidarme|colgarme|irme con \\S+) no(?: (?:quiero|traigo|tengo|pienso))?(?= (?:$|[.,]))|ganas de (?:morir|morirme|matarme) no (?:traigo|tengo|hay)(?= (?:$|[.,]))',
  ],
  'but|pero|(?:why|how) (?:would|should|could) i|(?:para|por) que (?:quiero|querria) vivir|not want to live|no quiero (?:vivir|seguir)|sometimes|a veces|anymore|sure|seguro|if|si|want (?:it|this|the pain|everything|(?:it|this) all|all (?:of )?(?:it|this)) to (?:stop|end|be over)|quiero que (?:todo |esto |el dolor )?(?:pare|acabe|termine|se acabe)',
);

/** A "no" to what was asked, with words for it or for staying, and nothing that takes it back. */
export const saysNoToIt = plainTest(
  [
    '^(?:(?:[.,]|oh|god|ay|uy|lol) )*(?:no|nah|nope|never|nunca|jamas) (?:(?:no|[.,]|pal|mijo|hombre|mujer) )*(?:nothing like that|not like that|nothing of the (?:sort|kind)|i (?:have )?(?:never|not) (?:think|thought|think of|thought of|think about|thought about|thinking of|thinking about) (?:it|that|like that)(?= (?:$|[.,]))|nada de (?:eso|aquello)|eso no|de eso no|de eso nada|no pienso en (?:eso|nada de eso)|no es eso|nunca (?:he )?(?:pensado|pensaria|haria))(?= )',
    '^(?:(?:[.,]|oh|god|ay|uy|lol) )*(?:no|nah|nope) (?:(?:no|[.,]|tranquil[oa]|hombre|mujer|mijo) )*(?:no )?(?:me )?(?:quiero|pienso|voy a) (?:morir|morirme|matarme|irme con \\S+|irme)(?= (?:[.,]|$))',
    '^(?:(?:[.,]|oh|god|ay|uy|lol) )*(?:no|nah|nope|never|nunca|jamas) (?:\\S+ ){0,8}(?:i )?(?:want to (?:be (?:here|around)|stay|live)|(?:quiero|voy a) (?:seguir|estar|quedarme) (?:aqui|aca|vivo|viva))(?= )',
  ],
  'but|pero|not want to|no quiero (?:vivir|seguir|estar|despertar)|sometimes|a veces|anymore|sure|seguro|if|unless|except|aunque a veces|just want (?:it|everything) to',
);
