import type { DAY_TIP_STEPS } from '../../steps/tips';
import type { TipLines } from '../tip-words';

/** Tips for what the day asks for: each one small thing that harms nobody. */
export const DAY_TIPS_ES: TipLines<typeof DAY_TIP_STEPS> = {
  'TIP.work': [
    'Anota las tres cosas que hoy tienen que salir. Lo demás puede esperar en otra lista.',
    'Elige una hora de esta noche en la que no leas nada del trabajo. Ponle una alarma.',
    'Sal al aire en la próxima pausa, aunque sean cinco minutos, sin mirar el teléfono.',
    'Cuando llegue una tarea nueva, di primero para qué día, y solo después que sí.',
    'Antes de salir, anota lo primero de mañana en un papel, y deja el papel allí.',
  ],
  'TIP.study': [
    'Pon una alarma de diez minutos y haz solo la primera página. Cuando suene, puedes parar.',
    'Cierra el libro y escribe lo que aún sabes. Así se queda más que si lo lees otra vez.',
    'Deja el teléfono en otro cuarto veinte minutos. Después toma una pausa de cinco.',
    'Haz primero la parte más dura, con la cabeza fresca, y deja lo fácil para el final.',
    'Pregunta a una persona de tu clase una sola cosa que no te quedó clara.',
  ],
  'TIP.money': [
    'Abre una carta, solo una. Anota la suma y la fecha en una hoja, y para ahí.',
    'Junta todas las cuentas en un lugar y marca la fecha en cada una. La más cercana va primero.',
    'Llama antes de la fecha, no después. Di qué puedes pagar y cuándo, y pide un plan.',
    'Anota tres días lo que gastas. No cambies nada todavía, solo mira.',
    'Busca una cosa que pagas cada mes y no usas. Esa la puedes quitar hoy.',
  ],
  'TIP.stuck': [
    'Haz solo los dos primeros minutos, por ejemplo abrir el archivo. Después puedes parar.',
    'Anota el próximo paso en un papel, tan pequeño que quepa en cinco minutos.',
    'Ponte de pie, toma un vaso de agua y empieza por lo que tienes más a mano.',
    'Ponle una hora: a las cuatro empiezo, a las cuatro y diez puedo parar.',
    'Dile a una persona qué vas a empezar, y a qué hora.',
  ],
  'TIP.good': [
    'Anota qué salió bien, y una cosa que tú hiciste para eso.',
    'Cuéntaselo hoy a una persona, en una sola línea.',
    'Guarda una foto, una nota o una canción de eso donde la vuelvas a ver.',
    'Para un minuto y míralo una vez más, antes de que siga el día.',
  ],
};
