import { plainTest } from '../../plain/people';

/** Pills that are being put by. */
export const putsPillsBy = plainTest(
  '(?:saving|saved|storing|stored|collecting|collected|stockpil\\S+|hoarding|hoarded|setting aside|putting aside|put aside|keeping) (?:up )?(?:\\S+ ){0,3}(?:pills|meds|tablets|medication|sleepers)|(?:guardando|juntando|ahorrando|acumulando|guardado|juntado|guarde|junte) (?:\\S+ ){0,3}(?:pastillas|pastis|pildoras|medicinas|remedios|medicamentos|pepas)',
  'for (?:my|the) (?:trip|mom|dad|kid|dog)|para (?:el viaje|mi mama|mi papa|mi abuel\\S+)|organi[sz]\\S+|pill box|pastillero|away from (?:the )?(?:kids|children|baby)|lejos de los ninos|cabinet locked',
);
