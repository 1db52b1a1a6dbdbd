/** What a doctor prescribes, and who heals. */
export const DRUGS_EN =
  '(?:medicines?|medications?|meds|pills?|tablets?|capsules?|dos(?:e|es|age)|prescriptions?|treatment|antidepressants?|antipsychotics?|ssris?|benzos?|sedatives?|sleeping pills?|tranquili[sz]ers?|insulin|steroids?|painkillers?|lithium|valium|xanax|zoloft|prozac|lexapro|sertraline|fluoxetine|citalopram|escitalopram|quetiapine|seroquel|ritalin|adderall|diazepam|lorazepam|clonazepam|supplements?)';
export const DRUGS_ES =
  '(?:medicinas?|medicacion|medicamentos?|pastillas?|tabletas?|comprimidos?|capsulas?|dosis|tratamiento|antidepresivos?|ansioliticos?|antipsicoticos?|somniferos?|farmacos?|insulina|litio|sertralina|fluoxetina|diazepam|lorazepam|orfidal|lexatin|trankimazin|rivotril|receta)';
export const HELPERS =
  "(?:doctors?|gps?|psychiatrists?|psychologists?|therapists?|therapy|counsell?ors?|counsell?ing|nurses?|clinics?|hospitals?|specialists?|professionals?|appointments?|sessions?|check-?ups?|rehab|doctor's (?:advice|orders))";
export const SANADORES =
  '(?:medic[oa]s?|doctor(?:a|es|as)?|psiquiatras?|psicolog[oa]s?|terapeutas?|terapia|consulta|hospital|clinica|especialistas?|profesional(?:es)?|citas?|sesion(?:es)?|revision|enfermer[oa]s?)';
