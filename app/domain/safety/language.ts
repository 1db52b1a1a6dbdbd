import type { SafetyLanguage } from './types';

const SPANISH = new Set('quiero que de la el los las mi mis estoy soy yo con por para una un muy pero todo todos nada mas ya voy ha es esta este tengo siento como cuando porque si se lo le te nadie nunca vida morir hoy noche ayuda hola gracias puedo ser estar hacer hay sin eres tu su al del donde quien adios mejor ahora tampoco hacerme dano matarme buenas buenos dias tardes noches wena oye fue era han he ella ellos eso aca aqui asi bien mal violaron violo pega pego golpeo cosas gente casa trabajo porfa necesito tampoco ayer anoche manana perdon claro vale fui iba tuve dijo dice digo esto ese esa esos esas algun alguno alguna algo siempre dia pasa paso mucho mucha muchas muchos poco casi hasta desde sobre entre antes despues luego entonces aunque cada otro otra otros cuanto nosotros ustedes vos usted ni tambien decir hace hago puede puedes quiere quieres dinero mama papa hijo hija hijos novio novia esposo esposa amigo amiga cansado cansada triste miedo sueno dormir comer llorar lloro chao chau vaya bueno buena pues mira hombre mujer ando anda verdad'.split(' ')); // prettier-ignore
const ENGLISH = new Set('i the my and am is are to of it that this was have not want with for you so but feel just going in on at be do what how he she they we like can will would if your'.split(' ')); // prettier-ignore

/** Endings of Spanish verbs and nouns that English words seldom have. */
const SPANISH_ENDING = /^[a-z]{3,}(?:ieron|iendo|cion|ciones|abamos)$/;

/** Of plain words; a text that names no words of either goes on in the language before it. */
export function languageOf(text: string, before: SafetyLanguage): SafetyLanguage {
  let spanish = 0;
  let english = 0;
  for (const word of text.split(' ')) {
    const isShared = SPANISH.has(word) && ENGLISH.has(word);
    if (isShared) continue;
    if (SPANISH.has(word) || SPANISH_ENDING.test(word)) spanish += 1;
    if (ENGLISH.has(word)) english += 1;
  }
  // One "k" or "x" is no Spanish yet.
  if (/^(?:que|por) $/.test(text)) return before;
  if (spanish === english) return spanish === 0 ? before : 'es';
  return spanish > english ? 'es' : 'en';
}
